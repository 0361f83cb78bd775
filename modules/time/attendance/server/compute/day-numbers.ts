/** A stretch of days since 1970-01-01, `until` not included. */
export interface Days {
  from: number;
  until: number;
}

/** From a first day to a last one. */
export interface DayRange {
  first: number;
  last: number;
}

/** The columns `from_day` and `until_day` of a daterange; null where it has no bound. */
export interface DayBounds {
  from_day: number | null;
  until_day: number | null;
}

/** SQL for the bounds of the daterange `during` as day numbers. */
export const BOUNDS = `lower(during) - date '1970-01-01' as from_day, upper(during) - date '1970-01-01' as until_day`;

export function daysBetween({ from_day, until_day }: DayBounds): Days {
  return { from: from_day ?? -Infinity, until: until_day ?? Infinity };
}

export function holdsOn({ from, until }: Days, day: number): boolean {
  return from <= day && day < until;
}

const written = new Map<number, string>();
const MS_OF_DAY = 86_400_000;

/** The date of a day number; the same few hundred are asked for all the time. */
export function dateOf(day: number): string {
  let date = written.get(day);
  if (date === undefined) {
    date = Temporal.Instant.fromEpochMilliseconds(day * MS_OF_DAY)
      .toString()
      .slice(0, 10);
    written.set(day, date);
  }
  return date;
}
