export { computeDueDays } from './compute/compute-due-days.ts';
export { forgetDays } from './compute/forget-days.ts';
export { freeDays } from './holidays/free-days.ts';
export { oweMovedOffices, schedulesOfOffice } from './schedules/schedules-of-office.ts';
