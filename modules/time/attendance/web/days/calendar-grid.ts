import { say } from '@talaan/kernel/contract/say.ts';

/** A month as weeks from Sunday; null stands before its first and after its last day. */
export function calendarWeeks(month: string): (string | null)[][] {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const before = first.dayOfWeek % 7;
  const dates = Array.from({ length: first.daysInMonth }, (_, index) => first.with({ day: index + 1 }).toString());
  const cells = [...Array.from({ length: before }, () => null), ...dates];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_day, day) => cells[week * 7 + day] ?? null));
}

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export function weekdayOf(date: string): string {
  return say(WEEKDAYS[Temporal.PlainDate.from(date).dayOfWeek % 7]!);
}

export function dayBefore(date: string): string {
  return Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
}

export function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}

/** The month so many months on, or before where it is negative. */
export function monthAfter(month: string, months = 1): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}
