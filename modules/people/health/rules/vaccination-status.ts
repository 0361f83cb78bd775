import { longDate } from '@talaan/kernel/contract/dates.ts';

/** A vaccine by its terms from a day on: how many doses make its first series, and how many days its doses lie apart at least. */
export interface Brand {
  code: string;
  /** `YYYY-MM-DD`; a brand whose terms changed is there once for each. */
  from: string;
  doses: 1 | 2;
  least_days: number;
}

export interface Dose {
  brand: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

export const STATUSES = {
  NOT_DECLARED: 'Not declared',
  NOT_VACCINATED: 'Not vaccinated',
  PARTIAL: 'Partial',
  FULL: 'Full',
  BOOSTER_1: 'One booster',
  BOOSTER_2: 'Two boosters',
} as const;
export type Status = keyof typeof STATUSES;

export interface VaccinationStatus {
  status: Status;
  /** The day from which it holds; null where nothing was declared, or no dose was taken. */
  since: string | null;
  /** What it becomes on a later day without another dose. */
  next: { status: Status; on: string } | null;
  /** Why it is that, in a sentence. */
  why: string;
}

export interface Declared {
  /** In the order in which they were taken. */
  doses: readonly Dose[];
  /** Whether the person says that they took none; silence says nothing (domain page, D2). */
  declares_none: boolean;
}

const MOST_BOOSTERS = 2;

/**
 * The status of a person on a day: full so many days after the last dose of the first series (DOH: 14), boosters from their day, but not
 * before that. The first series is one dose where the first was of a brand of one dose, otherwise two. Doses after `day` do not count yet.
 */
export function statusOn(
  day: string,
  { doses, declares_none: none }: Declared,
  brands: readonly Brand[],
  daysToFull: number,
): VaccinationStatus {
  const taken = doses.filter(({ date }) => date <= day);
  const [first] = taken;
  if (!first)
    return none
      ? { status: 'NOT_VACCINATED', since: null, next: null, why: 'The person declared that they took no dose.' }
      : { status: 'NOT_DECLARED', since: null, next: null, why: 'Nothing was declared.' };
  const series = seriesOf(first, brands);
  const last = taken[series - 1];
  if (!last) return { status: 'PARTIAL', since: first.date, next: null, why: `One of two doses was taken on ${longDate(first.date)}.` };
  const full = Temporal.PlainDate.from(last.date).add({ days: daysToFull }).toString();
  const after = series === 1 ? 'its only dose' : 'the second dose';
  if (day < full)
    return {
      status: 'PARTIAL',
      since: first.date,
      next: { status: boostersUntil(full, taken, series) > 0 ? 'BOOSTER_1' : 'FULL', on: full },
      why: `Full is ${daysToFull} days after ${after} of ${longDate(last.date)}.`,
    };
  const boosters = boostersUntil(day, taken, series);
  if (boosters === 0)
    return { status: 'FULL', since: full, next: null, why: `${daysToFull} days have passed since ${after} of ${longDate(last.date)}.` };
  const booster = taken[series + boosters - 1]!;
  const since = booster.date > full ? booster.date : full;
  return {
    status: boosters === 1 ? 'BOOSTER_1' : 'BOOSTER_2',
    since,
    next: null,
    why: `Dose ${series + boosters} was taken on ${longDate(booster.date)}.`,
  };
}

/** The terms of a dose on its day; for one before the first terms of its brand, these. Undefined for a brand that is not listed. */
export function termsOf({ brand, date }: Dose, brands: readonly Brand[]): Brand | undefined {
  const own = brands.filter(({ code }) => code === brand).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return own.findLast(({ from }) => from <= date) ?? own[0];
}

/**
 * What a person was from which day on, for as long as nothing else is declared: who took no dose, from the day of saying so. Empty
 * where nothing was declared.
 */
export function standingsOf(
  declared: Declared & { declared_on: string },
  brands: readonly Brand[],
  daysToFull: number,
): { from_day: string; status: Status }[] {
  if (declared.doses.length === 0) return declared.declares_none ? [{ from_day: declared.declared_on, status: 'NOT_VACCINATED' }] : [];
  const on = (day: string) => statusOn(day, declared, brands, daysToFull);
  const days = declared.doses.flatMap(({ date }) => [date, on(date).next?.on ?? date]);
  const turns = [...new Set(days)].toSorted().map((day) => ({ from_day: day, status: on(day).status }));
  return turns.filter(({ status }, at) => status !== turns[at - 1]?.status);
}

/** How many doses make the first series of who began with this one. */
function seriesOf(first: Dose, brands: readonly Brand[]): 1 | 2 {
  return termsOf(first, brands)?.doses ?? 2;
}

function boostersUntil(day: string, taken: readonly Dose[], series: number): number {
  return Math.min(taken.slice(series).filter(({ date }) => date <= day).length, MOST_BOOSTERS);
}
