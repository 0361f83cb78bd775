import { longDate } from '@talaan/kernel/contract/dates.ts';
import { today } from '@talaan/kernel/web/calls/clock.ts';
import { dayBefore, runsOn, type Span } from '../../rules/moves/spans.ts';

/** `1 Dec 2026 to 31 May 2027`, `since 1 Dec 2026`, `from 1 Jan 2027`. */
export function formatDays(span: Span): string {
  if (span.until !== null) return `${longDate(span.from)} to ${longDate(dayBefore(span.until))}`;
  return span.from > today().toString() ? `from ${longDate(span.from)}` : `since ${longDate(span.from)}`;
}

export function isRunning(span: Span): boolean {
  return runsOn(span, today().toString());
}

/** The last day of a row as a form has it. */
export function lastDay({ until }: Span): string | null {
  return until === null ? null : dayBefore(until);
}

/** Thousandths of a day as `2.5`. */
export function formatThousandths(days: number): string {
  return (days / 1000).toLocaleString('en-PH', { maximumFractionDigits: 3 });
}
