export { computeDueDays } from './compute/compute-due-days.ts';
export { oweMovedOffices, schedulesOfOffice } from './schedules/schedules-of-office.ts';
