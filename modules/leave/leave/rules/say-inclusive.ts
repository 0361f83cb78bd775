import type { LeaveDate } from './parts.ts';
import { sayDates } from './particulars.ts';

/** The inclusive dates with their year, which the card leaves out: `5–6 Feb 2026`. */
export function sayInclusive(dates: readonly LeaveDate[]): string {
  const years = new Set(dates.map(({ date }) => date.slice(0, 4)));
  return years.size === 1 ? `${sayDates(dates)} ${[...years][0]}` : sayDates(dates);
}
