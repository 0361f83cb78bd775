export { computePayslips } from './compute/compute-run.ts';
export type { RunTerms } from './compute/compute-part.ts';
export { loadFigures, type FiguresOf } from './figures/load-figures.ts';
export { loadFigures, type FiguresOf } from './figures/load-figures.ts';
export { findPayslips } from './payslips/read-payslip.ts';
export { holdsAll, reachesRuns, runsFrom } from './reach.ts';
export { findRun, type FoundRun } from './runs/find-run.ts';
