import { longDate } from '@talaan/kernel/contract/dates.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `2026-11-20` as `Fri, 20 Nov 2026`. */
export function formatDate(date: string): string {
  return `${WEEKDAYS[Temporal.PlainDate.from(date).dayOfWeek - 1]}, ${longDate(date)}`;
}

/** `since 1 Jan 2026`, `until 3 Jan 2026`, `1 Jan 2026 to 3 Jan 2026`, `always`. */
export function formatPeriod(from: string | null, last: string | null): string {
  if (from && last) return from === last ? longDate(from) : `${longDate(from)} to ${longDate(last)}`;
  if (from) return `since ${longDate(from)}`;
  return last ? `until ${longDate(last)}` : 'always';
}
