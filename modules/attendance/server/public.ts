export { computeDueDays } from './compute/compute-due-days.ts';
export { importPunches, type ImportedPunches } from './uploads/import-punches.ts';
export { putDayModifiers, type ModifiedDays, type PersonModifier } from './compute/put-day-modifiers.ts';
export { enterPunchesFrom, takeBackPunches, type PunchOfPerson } from './punches/punches-of-modules.ts';
