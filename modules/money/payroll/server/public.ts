export { computePayslips } from './compute/compute-run.ts';
export type { RunTerms } from './compute/compute-part.ts';
