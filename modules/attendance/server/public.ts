export { computeDueDays } from './compute/compute-due-days.ts';
export { importPunches, type ImportedPunches } from './uploads/import-punches.ts';
export { putDayModifiers, type ModifiedDays, type PersonModifier } from './compute/put-day-modifiers.ts';
export { enterPunchesFrom, takeBackPunches, type PunchOfPerson } from './punches/punches-of-modules.ts';
export { previewDays, type PreviewedDay, type PreviewedPerson } from './compute/preview-days.ts';
export { readPunchesOfDay, readScheduleOfDay } from './days/find-day.ts';
export { takeBackFor, writeAssignment, type ReplacedAssignment } from './schedules/assign.ts';
export { scheduleOfHours } from './schedules/change-schedules.ts';
export { schedulesOn } from './schedules/schedules-on.ts';
