import type { DtrDay } from '@talaan/attendance/contract/days.ts';

/** A day as it was signed or seen, and as it is now; null where it had or has no result. */
export interface Difference {
  date: string;
  was: DtrDay | null;
  is: DtrDay | null;
}

/** The days that came to something else since, in their order. */
export function differencesOf(before: readonly DtrDay[], now: readonly DtrDay[]): Difference[] {
  const was = new Map(before.map((day) => [day.date, day]));
  const is = new Map(now.map((day) => [day.date, day]));
  return [...new Set([...was.keys(), ...is.keys()])]
    .toSorted()
    .map((date) => ({ date, was: was.get(date) ?? null, is: is.get(date) ?? null }))
    .filter((one) => !isSame(one.was, one.is));
}

/** Days with a missing punch now and did not when the record was signed: nobody has certified them. */
export function incompleteSince(before: readonly DtrDay[], now: readonly DtrDay[]): string[] {
  return differencesOf(before, now)
    .filter(({ was, is }) => is?.status === 'INCOMPLETE' && was?.status !== 'INCOMPLETE')
    .map(({ date }) => date);
}

function isSame(was: DtrDay | null, is: DtrDay | null): boolean {
  if (was === null || is === null) return was === is;
  return (Object.keys(is) as (keyof DtrDay)[]).every((figure) => was[figure] === is[figure]);
}
