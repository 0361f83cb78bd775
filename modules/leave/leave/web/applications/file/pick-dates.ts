import type { LeaveDate } from '../../../rules/parts.ts';

/** All dates from the first to the last, whole. */
export function span(first: string, last: string): LeaveDate[] {
  const dates: LeaveDate[] = [];
  for (let day = Temporal.PlainDate.from(first); day.toString() <= last; day = day.add({ days: 1 }))
    dates.push({ date: day.toString(), part: 'DAY' });
  return dates;
}

/** Begins or ends the dates elsewhere: what is between is added, what is beyond is left out, halves stay. */
export function withBound(dates: readonly LeaveDate[], bound: 'first' | 'last', day: string | null): LeaveDate[] {
  if (day === null) return [];
  const first = dates[0]?.date ?? day;
  const last = dates.at(-1)?.date ?? day;
  const isNew = bound === 'first' ? day > last : day < first;
  if (dates.length === 0 || isNew) return [{ date: day, part: 'DAY' }];
  const kept = dates.filter(({ date }) => (bound === 'first' ? date >= day : date <= day));
  const added = bound === 'first' ? span(day, dayBefore(first)) : span(dayAfter(last), day);
  return inOrder([...kept, ...added]);
}

/** Adds a date, or leaves it out where it is there. */
export function toggled(dates: readonly LeaveDate[], date: string): LeaveDate[] {
  if (dates.some((one) => one.date === date)) return dates.filter((one) => one.date !== date);
  return inOrder([...dates, { date, part: 'DAY' }]);
}

/** Of leave in calendar days, which has no gap: the nearer end moves to the date. */
export function stretched(dates: readonly LeaveDate[], date: string): LeaveDate[] {
  const first = dates[0]?.date;
  if (first === undefined || date < first) return withBound(dates, 'first', date);
  return withBound(dates, 'last', date);
}

function inOrder(dates: readonly LeaveDate[]): LeaveDate[] {
  return dates.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function dayBefore(date: string): string {
  return Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
}

function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
