export { computeDueDays } from './compute/compute-due-days.ts';
export { importPunches, type ImportedPunches } from './uploads/import-punches.ts';
