import { longDate } from '@talaan/kernel/contract/dates.ts';

/** A dated row: its first day, and the day after its last one; null while it runs. */
export interface Span {
  from: string;
  until: string | null;
}

export function runsOn({ from, until }: Span, day: string): boolean {
  return from <= day && (until === null || day < until);
}

export function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

export function addMonths(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

/** `from 1 Dec 2026 to 31 May 2027`, `from 1 Dec 2026`. */
export function formatFrom({ from, until }: Span): string {
  return until === null ? `from ${longDate(from)}` : `from ${longDate(from)} to ${longDate(dayBefore(until))}`;
}
