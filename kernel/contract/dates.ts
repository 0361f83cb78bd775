import { z } from 'zod';
import { say, spokenLocale } from './say.ts';

/** Nobody of whom Talaan knows was born before, and nothing is agreed for later; an age or a term counted from here stays in the calendar. */
const FIRST_YEAR = '1800';
const LAST_YEAR = '2199';
const OF_OUR_TIME = `Enter a date from ${FIRST_YEAR} to ${LAST_YEAR}.`;

/** A date as `YYYY-MM-DD` that exists in the calendar. */
export const isoDate = z.iso
  .date({ error: ({ input }) => (input ? 'Enter a valid date, as YYYY-MM-DD.' : 'Enter a date.'), abort: true })
  .refine(isOfOurTime, OF_OUR_TIME);

/** A month as `YYYY-MM`. */
export const isoMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month, as YYYY-MM.')
  .refine(isOfOurTime, OF_OUR_TIME);

function isOfOurTime(text: string): boolean {
  return text.slice(0, 4) >= FIRST_YEAR && text.slice(0, 4) <= LAST_YEAR;
}

/** Minutes after midnight of the work day; beyond 1440 is the next morning. */
export const minuteOfDay = z.number().int();

/** As dates are written short; in Filipino by the catalogue, with three letters too. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-20` as `20 Nov 2026`. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${Number(day)} ${say(MONTHS[Number(month) - 1]!)} ${year}`;
}

const monthNames = new Map<string, Intl.DateTimeFormat>();

/** `2026-11` as `November 2026`. */
export function monthName(month: string): string {
  const locale = spokenLocale();
  const format = monthNames.getOrInsertComputed(
    locale,
    () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** `2026-11-20` as `11-20-2026`. */
export function numericDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}-${day}-${year}`;
}

/** `487` as `8:07 AM`; minutes of the day before or after fold into the clock. */
export function clockTime(minutes: number): string {
  const minuteOfClock = ((minutes % 1440) + 1440) % 1440;
  const hour = Math.floor(minuteOfClock / 60);
  return `${hour % 12 || 12}:${String(minuteOfClock % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The first and the last day of a month given as `YYYY-MM`. */
export function monthBounds(month: string): { from: string; to: string } {
  const first = Temporal.PlainDate.from(`${month}-01`);
  return { from: first.toString(), to: first.with({ day: first.daysInMonth }).toString() };
}
