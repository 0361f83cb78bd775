export { loadFigures, type FiguresOf } from './figures/load-figures.ts';
export { computePayslips } from './compute/compute-run.ts';
export type { RunTerms } from './compute/compute-part.ts';
