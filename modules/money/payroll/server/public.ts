export { endDeduction } from './deductions/end-deduction.ts';
export { changeDeductions, enterDeductions, type ChangedDeduction, type NewDeduction } from './deductions/enter-deductions.ts';
export { addItem, changeItem } from './deductions/keep-items.ts';
export { reachesRuns, runsFrom } from './reach.ts';
export { findRun } from './runs/find-run.ts';
