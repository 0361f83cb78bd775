import type { FlexiHours, OfficeHours, Schedule, ShiftHours, Weekdays } from './types.ts';

const OFFICE: OfficeHours = { amIn: 480, amOut: 720, pmIn: 780, pmOut: 1020 };
const TEN_HOURS: OfficeHours = { amIn: 420, amOut: 720, pmIn: 780, pmOut: 1080 };
const FLEXIBLE: FlexiHours = {
  earliestIn: 420,
  latestIn: 540,
  coreStart: 540,
  coreEnd: 960,
  lunchStart: 720,
  lunchEnd: 780,
  workMinutes: 480,
};

/** The default schedules of the rulebook, section 3. */
export const REGULAR: Schedule = {
  kind: 'REGULAR',
  name: 'Regular office hours',
  weekdays: mondayToFriday(OFFICE),
};
export const FLEXI: Schedule = { kind: 'FLEXI', name: 'Flexible hours', weekdays: mondayToFriday(FLEXIBLE) };
export const COMPRESSED: Schedule = {
  kind: 'COMPRESSED',
  name: 'Compressed week, Monday to Thursday',
  weekdays: [TEN_HOURS, TEN_HOURS, TEN_HOURS, TEN_HOURS, null, null, null],
};
export const MORNING_SHIFT: Schedule = {
  kind: 'SHIFT',
  name: 'Morning shift',
  weekdays: mondayToFriday(shift(360, 840)),
};
export const AFTERNOON_SHIFT: Schedule = {
  kind: 'SHIFT',
  name: 'Afternoon shift',
  weekdays: mondayToFriday(shift(840, 1320)),
};
export const NIGHT_SHIFT: Schedule = {
  kind: 'NIGHT',
  name: 'Night shift',
  weekdays: mondayToFriday(shift(1320, 1800)),
};
export const NO_LUNCH_PUNCH: Schedule = {
  kind: 'NO_LUNCH_PUNCH',
  name: 'Regular hours without noon punches',
  weekdays: mondayToFriday(OFFICE),
};
export const EXEMPT: Schedule = {
  kind: 'EXEMPT',
  name: 'Exempt from punching',
  weekdays: mondayToFriday(OFFICE),
};

export const SCHEDULE_SEEDS: readonly Schedule[] = [
  REGULAR,
  FLEXI,
  COMPRESSED,
  MORNING_SHIFT,
  AFTERNOON_SHIFT,
  NIGHT_SHIFT,
  NO_LUNCH_PUNCH,
  EXEMPT,
];

function mondayToFriday<Row>(hours: Row): Weekdays<Row> {
  return [hours, hours, hours, hours, hours, null, null];
}

function shift(start: number, end: number): ShiftHours {
  return { start, end, breakMinutes: 0 };
}
