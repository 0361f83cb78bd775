import type { CalendarDay } from './parts.ts';

/** Longer than this it is not, where the next school year is not kept. */
const MOST_DAYS = 70;

export const LONG_VACATION = 'Long vacation';

interface Span {
  from: string;
  to: string;
}

/** The long vacations after school years: to the day before the next begins, at most 70 days. */
export function longVacations(years: readonly { firstDay: string; lastDay: string }[]): Span[] {
  const inOrder = years.toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
  return inOrder.flatMap(({ lastDay }, at) => {
    const last = Temporal.PlainDate.from(lastDay);
    const next = inOrder[at + 1]?.firstDay;
    const before = next === undefined ? null : Temporal.PlainDate.from(next).subtract({ days: 1 }).toString();
    const most = last.add({ days: MOST_DAYS }).toString();
    const span = { from: last.add({ days: 1 }).toString(), to: before === null || before > most ? most : before };
    return span.from <= span.to ? [span] : [];
  });
}

/** Teachers have no work in the long vacation: sickness in it takes nothing from service credits (domain page, 3.3; MC 9 s.1988). */
export function withVacations(calendar: ReadonlyMap<string, CalendarDay>, vacations: readonly Span[]): ReadonlyMap<string, CalendarDay> {
  return new Map(
    [...calendar].map(([date, day]) => [
      date,
      day.kind === 'WORK' && vacations.some(({ from, to }) => from <= date && date <= to)
        ? { ...day, kind: 'HOLIDAY' as const, name: LONG_VACATION }
        : day,
    ]),
  );
}
