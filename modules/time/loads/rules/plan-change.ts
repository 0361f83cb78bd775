import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { LoadSegment } from './load-segment.ts';

/** A stretch of locked days, both counted. */
export interface LockedDays {
  from: string;
  to: string;
}

export type Change =
  /** As it is entered; nothing locked is touched. */
  | { how: 'write' }
  /** What was ends on `until`, the last locked day; what is entered begins on `from`, the day after. */
  | { how: 'split'; until: string; from: string }
  | { how: 'refuse'; field: 'from' | 'to'; message: string };

type Span = Pick<LoadSegment, 'from' | 'to'>;

/** The last locked day among those of a segment as it was and as it is to be; null without one. */
export function lastLockedDay(locked: readonly LockedDays[], spans: readonly (Span | null)[]): string | null {
  const last = spans.flatMap((span) =>
    span ? locked.filter(({ from, to }) => from <= span.to && span.from <= to).map(({ to }) => (to < span.to ? to : span.to)) : [],
  );
  return last.toSorted().at(-1) ?? null;
}

/**
 * How a segment is added (`was` is null) or changed where days up to `locked` are locked: what their month said of the load stays as it was (decision
 * 178). Of two segments with the same facts only the last day differs, and that may move among days that are open.
 */
export function planChange(was: LoadSegment | null, is: LoadSegment, locked: string | null): Change {
  if (locked === null || (was && isSame(was, is))) return { how: 'write' };
  const next = dayAfter(locked);
  const begin = `Days until ${longDate(locked)} are locked. Let it begin on ${longDate(next)} or later.`;
  if (was === null || was.from > locked) return is.from > locked ? { how: 'write' } : refuse('from', begin);
  if (is.from !== was.from && is.from <= locked)
    return refuse('from', `Days until ${longDate(locked)} are locked: leave ${longDate(was.from)}, or enter ${longDate(next)} or later.`);
  const hasOtherFacts = !isSame({ ...was, to: is.to }, is);
  const earliest = hasOtherFacts ? next : locked;
  if (was.to < locked) return refuse('to', `Days until ${longDate(locked)} are locked, and this ended before. Add another segment.`);
  if (is.to < earliest) return refuse('to', `Days until ${longDate(locked)} are locked. Let it end on ${longDate(earliest)} or later.`);
  if (!hasOtherFacts) return { how: 'write' };
  return { how: 'split', until: locked, from: is.from > locked ? is.from : next };
}

function refuse(field: 'from' | 'to', message: string): Change {
  return { how: 'refuse', field, message };
}

function isSame(one: LoadSegment, other: LoadSegment): boolean {
  return (Object.keys(one) as (keyof LoadSegment)[]).every(
    (fact) => fact === 'id' || JSON.stringify(one[fact]) === JSON.stringify(other[fact]),
  );
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
