import type { LeaveDate } from './parts.ts';
import { formatDates } from './particulars.ts';

/** The inclusive dates with their year, which the card leaves out: `5–6 Feb 2026`. */
export function formatInclusive(dates: readonly LeaveDate[]): string {
  const years = new Set(dates.map(({ date }) => date.slice(0, 4)));
  return years.size === 1 ? `${formatDates(dates)} ${[...years][0]}` : formatDates(dates);
}
