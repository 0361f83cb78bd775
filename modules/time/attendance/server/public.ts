export { computeDueDays } from './compute/compute-due-days.ts';
export { findLockedDays, lockDays, lockedDaysIn, unlockDays, type PersonDates } from './compute/lock-days.ts';
export { previewWaitingDays } from './compute/preview-waiting-days.ts';
export { putDayModifiers, type ModifiedDays, type PersonModifier } from './compute/put-day-modifiers.ts';
export { enterPunchesFrom, takeBackPunches, voidPunchOf, type PunchOfPerson } from './punches/punches-of-modules.ts';
export { isAttendedLeave } from './days/attended-leave.ts';
export { workCalendar } from './days/work-calendar.ts';
export { previewDays, type PreviewedDay, type PreviewedPerson } from './compute/preview-days.ts';
export { readPunchedDays, type PunchedDay } from './compute/read-punched-days.ts';
export { readPunchesOfDay, readScheduleOfDay } from './days/find-day.ts';
export { takeBackFor, writeAssignment, type ReplacedAssignment } from './schedules/assign.ts';
export { scheduleOfHours } from './schedules/change-schedules.ts';
export { schedulesOn } from './schedules/schedules-on.ts';
export { agencySettingsPoint } from './settings/agency-settings-point.ts';
export { agencySettingsOn, keptAgencySettings, loadAgencySettings } from './read-agency-settings.ts';
export { refuseOwnRecord } from './require-reach.ts';
export { recordWords } from './print/record-words.ts';
export {
  formatTaken,
  takeHours,
  takenAlready,
  takeNewHours,
  whyTaken,
  type HoursOfPerson,
  type TakenAlready,
  type TakenHours,
} from './taken/take-hours.ts';
export { dayActions, type AskedDay, type DayAnswer } from './days/day-actions.ts';
export { pendingOnDays } from './pending-on-days.ts';
