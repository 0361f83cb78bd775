import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import type { DayPart, Span } from './types.ts';

const NOON = 720;
const MIDNIGHT = 1440;

/** The minutes of a day, or of a half of it: mornings and afternoons meet at noon. */
export function minutesOfPart(part: DayPart): Span {
  return { from: part === 'PM' ? NOON : 0, to: part === 'AM' ? NOON : MIDNIGHT };
}

/** The same minutes of each day from one to another, both counted: `3 Dec 2026`, `3 to 5 Dec 2026, mornings`, `3 Dec 2026, 1:00 PM to 4:00 PM`. */
export function describeHours(first: string, last: string, { from, to }: Span): string {
  const days = describeSpan(first, last);
  const plural = first === last ? '' : 's';
  if (from === 0 && to === MIDNIGHT) return days;
  if (from === 0 && to === NOON) return `${days}, morning${plural}`;
  if (from === NOON && to === MIDNIGHT) return `${days}, afternoon${plural}`;
  return `${days}, ${clockTime(from)} to ${clockTime(to)}`;
}

function describeSpan(first: string, last: string): string {
  if (first === last) return longDate(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))} to ${longDate(last)}`;
  if (first.slice(0, 4) === last.slice(0, 4)) return `${longDate(first).slice(0, -5)} to ${longDate(last)}`;
  return `${longDate(first)} to ${longDate(last)}`;
}
