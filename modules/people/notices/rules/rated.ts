import { longDate } from '@talaan/kernel/contract/dates.ts';
import { RATINGS, type Rating } from './merit.ts';
import { stepDue, type StepCount, type StepDue, type UnpaidAbsence } from './step-due.ts';

/** A final rating of a period, as it is on record. */
export interface RatedPeriod {
  period: { name: string; from: string; to: string };
  level: 1 | 2 | 3 | 4 | 5;
  /** The form or paper that has it. */
  source: string;
}

export interface RatedStep extends StepDue {
  /** The rating after which the three years run anew; null where none is below Satisfactory. */
  broken_by: string | null;
}

const SATISFACTORY = 3;

/**
 * When a step is due where three years of continuous satisfactory service are asked for (CSC-DBM JC 1 s.2012): after a rating below Satisfactory they
 * run anew from the day after its period. A period that nobody rated breaks nothing.
 */
export function ratedStepDue(count: StepCount, absences: readonly UnpaidAbsence[], ratings: readonly RatedPeriod[]): RatedStep {
  const weak = ratings.filter(({ level }) => level < SATISFACTORY).toSorted((one, other) => one.period.to.localeCompare(other.period.to));
  let found: RatedStep = { ...stepDue(count, absences), broken_by: null };
  for (const one of weak) {
    const since = Temporal.PlainDate.from(one.period.to).add({ days: 1 }).toString();
    if (since > found.since && one.period.to < found.date)
      found = { ...stepDue({ ...count, since }, absences), broken_by: formatRated(one) };
  }
  return found;
}

/** The ratings of the periods that end in each half of a year; null for a half without just one. */
export function ratingsOfYear(ratings: readonly RatedPeriod[], year: number): [RatedPeriod | null, RatedPeriod | null] {
  const between = (from: string, to: string) => {
    const found = ratings.filter(({ period }) => period.to >= from && period.to <= to);
    return found.length === 1 ? found[0]! : null;
  };
  return [between(`${year}-01-01`, `${year}-06-30`), between(`${year}-07-01`, `${year}-12-31`)];
}

/** `Unsatisfactory` */
export function nameRating({ level }: Pick<RatedPeriod, 'level'>): Rating {
  return RATINGS[5 - level]!;
}

/** `Unsatisfactory until 31 Dec 2025 (IPCR of July to December 2025)` */
function formatRated(one: RatedPeriod): string {
  return `${nameRating(one)} until ${longDate(one.period.to)} (${one.source})`;
}
