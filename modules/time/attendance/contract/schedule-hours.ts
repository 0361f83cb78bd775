import { z } from 'zod';
import { withFreeHalf } from '../rules/half-weekdays.ts';

/** Hours as minutes after midnight; a shift that ends the next morning ends above 1440. */
const ENTER_TIME = 'Enter a time.';
const clock = z.number({ error: ENTER_TIME }).int().min(0).max(1440);

/** Of a free half both times are left out; it is kept without length (`withFreeHalf`). */
const ofHalf = clock.nullish();

const officeHours = z
  .object({ amIn: ofHalf, amOut: ofHalf, pmIn: ofHalf, pmOut: ofHalf })
  .superRefine((day, context) => {
    const missing = (['amIn', 'amOut', 'pmIn', 'pmOut'] as const).filter((time) => day[time] == null);
    const isFreeHalf = missing.length === 2 && (missing[1] === 'amOut' || missing[0] === 'pmIn');
    if (!isFreeHalf) for (const time of missing) context.addIssue({ code: 'custom', path: [time], message: ENTER_TIME });
  })
  .transform((day) => withFreeHalf(day)!)
  .pipe(
    z.object({ amIn: clock, amOut: clock, pmIn: clock, pmOut: clock }).refine(isInOrder, 'Each time must be later than the one before.'),
  );

function isInOrder({ amIn, amOut, pmIn, pmOut }: { amIn: number; amOut: number; pmIn: number; pmOut: number }): boolean {
  if (amOut > pmIn) return false;
  const isFree = (from: number, to: number) => from === to && amOut === pmIn;
  return (amIn < amOut && (pmIn < pmOut || isFree(pmIn, pmOut))) || (isFree(amIn, amOut) && pmIn < pmOut);
}

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
