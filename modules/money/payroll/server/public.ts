export { computePayslips } from './compute/compute-run.ts';
export { OWN_KINDS } from './compute/compute-part.ts';
export type { RunTerms } from './compute/kind-of-run.ts';
export { loadFigures, type FiguresOf } from './figures/load-figures.ts';
export { findPayslips } from './payslips/read-payslip.ts';
export { holdsAll, reachesRuns, runsFrom } from './reach.ts';
export { findRun, type FoundRun } from './runs/find-run.ts';
export { openAccountNumbers } from './people/open-account-numbers.ts';
