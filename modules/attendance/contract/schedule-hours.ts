import { z } from 'zod';

/** Hours as minutes after midnight; a shift that ends the next morning ends above 1440. */
const clock = z.number({ error: 'Enter a time.' }).int().min(0).max(1440);

const officeHours = z
  .object({ amIn: clock, amOut: clock, pmIn: clock, pmOut: clock })
  .refine((day) => day.amIn < day.amOut && day.amOut <= day.pmIn && day.pmIn < day.pmOut, 'Each time must be later than the one before.');

const flexiHours = z
  .object({
    earliestIn: clock,
    latestIn: clock,
    coreStart: clock,
    coreEnd: clock,
    lunchStart: clock,
    lunchEnd: clock,
    workMinutes: z.number().int().min(60).max(720),
  })
  .refine((day) => day.earliestIn <= day.latestIn, 'The latest arrival must not be before the earliest.')
  .refine((day) => day.latestIn < day.lunchStart && day.lunchStart <= day.lunchEnd, 'Lunch must begin after the latest arrival.')
  .refine((day) => day.coreStart < day.coreEnd, 'The core hours must end after they begin.')
  .refine((day) => day.earliestIn + day.workMinutes > day.lunchEnd - day.lunchStart, 'The work must outlast lunch.');

const shiftHours = z
  .object({
    start: z.number({ error: 'Enter a time.' }).int().min(0).max(1439),
    end: z.number({ error: 'Enter a time.' }).int().max(2880),
    breakMinutes: z.number().int().min(0).max(240),
  })
  .refine((day) => day.end > day.start && day.end - day.start <= 1440, 'A shift ends after it starts, within 24 hours.');

const SOME_WORK = 'Enter the hours of at least one weekday.';

function week<H extends z.ZodType>(hours: H) {
  const row = hours.nullable();
  return z.tuple([row, row, row, row, row, row, row]).refine((days) => days.some((day) => day !== null), SOME_WORK);
}

/** The kind of a schedule with its seven weekdays, Monday first; null is a rest day. */
export const weeklyHours = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['REGULAR', 'COMPRESSED', 'NO_LUNCH_PUNCH', 'EXEMPT']), weekdays: week(officeHours) }),
  z.object({ kind: z.literal('FLEXI'), weekdays: week(flexiHours) }),
  z.object({ kind: z.enum(['SHIFT', 'NIGHT']), weekdays: week(shiftHours) }),
]);
export type WeeklyHours = z.output<typeof weeklyHours>;

export const SCHEDULE_KINDS = {
  REGULAR: 'Regular',
  FLEXI: 'Flexible',
  COMPRESSED: 'Compressed week',
  SHIFT: 'Shift',
  NIGHT: 'Night shift',
  NO_LUNCH_PUNCH: 'No noon punches',
  EXEMPT: 'Exempt from punching',
} as const satisfies Record<WeeklyHours['kind'], string>;
