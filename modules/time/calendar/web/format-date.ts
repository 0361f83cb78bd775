import { longDate } from '@talaan/kernel/contract/dates.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `2026-11-20` as `Fri, 20 Nov 2026`. */
export function formatDate(date: string): string {
  return `${WEEKDAYS[Temporal.PlainDate.from(date).dayOfWeek - 1]}, ${longDate(date)}`;
}
