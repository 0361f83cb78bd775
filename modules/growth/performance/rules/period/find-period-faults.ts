import { longDate } from '@talaan/kernel/contract/dates.ts';
import { addDays, daysFrom } from './days.ts';
import type { Period } from './period.ts';

/** A rating period lasts at least so many days, and at most a year (CSC MC 6 s.2012). */
const LEAST_DAYS = 90;

/** What is wrong with a period, in sentences; empty where nothing is. `others` are all other periods. */
export function findPeriodFaults({ from, to }: Pick<Period, 'from' | 'to'>, others: readonly Period[]): string[] {
  if (to < from) return ['The last day must not be before the first.'];
  const days = daysFrom(from, to);
  const lastOfYear = addDays(Temporal.PlainDate.from(from).add({ years: 1 }).toString(), -1);
  const short = days < LEAST_DAYS ? [`A rating period has at least ${LEAST_DAYS} days; this one has ${days}.`] : [];
  const long = to > lastOfYear ? [`A rating period lasts at most a year, here until ${longDate(lastOfYear)}.`] : [];
  const shared = others
    .filter((other) => other.from <= to && from <= other.to)
    .map(({ name, from: first, to: last }) => `${name} has some of these days: ${longDate(first)} to ${longDate(last)}.`);
  return [...short, ...long, ...shared];
}
