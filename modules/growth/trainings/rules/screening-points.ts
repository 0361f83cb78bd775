import type { Dated } from '@talaan/performance/rules/dated.ts';
import { roundHalfUp } from '@talaan/performance/rules/exact.ts';
import { birthdayOf, wholeMonths } from '@talaan/performance/rules/period/days.ts';
import type { Rating } from '@talaan/performance/rules/rating.ts';

export const SCREENING_FACTORS = ['relevance', 'plan', 'rating', 'since_last', 'remaining_service'] as const;
export type ScreeningFactor = (typeof SCREENING_FACTORS)[number];

/** The most points of each factor from a day on; they total 100. */
export interface PointsTable extends Dated {
  most: Readonly<Record<ScreeningFactor, number>>;
}

/** Domain page, A3. */
export const DEFAULT_POINTS: PointsTable = {
  effective_on: '2012-01-01',
  source: 'Personnel Development Committee',
  most: { relevance: 30, plan: 20, rating: 20, since_last: 15, remaining_service: 15 },
};

/** What a nominee is screened by. */
export interface ScreeningFacts {
  /** By the committee, 1 to 5. */
  relevance: number;
  /** Of the plan line that the training is linked to; null without one. */
  priority: 1 | 2 | 3 | null;
  /** The last final rating in thousandths; null without one. */
  last_final: Rating | null;
  /** The last day of the last training; null where there was none. */
  last_trained_on: string | null;
  born_on: string;
  serves_until: string | null;
}

export interface ScreeningPoint {
  factor: ScreeningFactor;
  /** In thousandths: 17120 is 17.12. */
  points: number;
  /** What the factor gives at most, in thousandths. */
  most: number;
  says: string;
}

export interface Screening {
  points: ScreeningPoint[];
  total: number;
}

const PARTS_OF_PRIORITY = { 1: 20, 2: 15, 3: 10 } as const;
const ALL_PARTS = 20;
/** Who has no rating counts as one of 3.00: 12 of 20 points. */
const WITHOUT_RATING = 3000;
const FULL_MONTHS = 12;
const FULL_YEARS = 5;

/**
 * The points of a nominee, 100 at most (domain page, A3, A5.6): relevance 1 to 5; a plan line of priority 1, 2, 3 all, three quarters, half; the last
 * rating of 5, without one as 3.00; a twelfth a month since the last training, all after twelve or without one; a fifth a full year that remains to
 * the 65th birthday or the end of the appointment, all from five on.
 */
export function screenNominee(
  facts: ScreeningFacts,
  training: { from: string; to: string },
  { most }: Pick<PointsTable, 'most'>,
): Screening {
  const part = (factor: ScreeningFactor, of: number, whole: number, says: string): ScreeningPoint => ({
    factor,
    points: roundHalfUp(BigInt(most[factor]) * 1000n * BigInt(of), BigInt(whole)),
    most: most[factor] * 1000,
    says,
  });
  const { relevance, priority, last_final: final, last_trained_on: trained } = facts;
  const months = trained === null ? FULL_MONTHS : Math.min(wholeMonths(trained, training.from), FULL_MONTHS);
  const years = Math.min(remainingYears(facts, training.to), FULL_YEARS);
  const points = [
    part('relevance', relevance, 5, `Relevance ${relevance} of 5`),
    part(
      'plan',
      priority === null ? 0 : PARTS_OF_PRIORITY[priority],
      ALL_PARTS,
      priority === null ? 'Not in a plan' : `Plan line of priority ${priority}`,
    ),
    part('rating', final ?? WITHOUT_RATING, 5000, final === null ? 'No rating yet' : 'Last final rating'),
    part(
      'since_last',
      months,
      FULL_MONTHS,
      trained === null
        ? 'No training before'
        : `${months === FULL_MONTHS ? '12 months or more' : count(months, 'month')} since the last training`,
    ),
    part(
      'remaining_service',
      years,
      FULL_YEARS,
      years === FULL_YEARS ? 'Five years or more remain' : `${count(years, 'full year')} remain${years === 1 ? 's' : ''}`,
    ),
  ];
  return { points, total: points.reduce((sum, one) => sum + one.points, 0) };
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** Full years from the day after a training to the 65th birthday or the end of the appointment, whichever is earlier. */
function remainingYears({ born_on: born, serves_until: until }: Pick<ScreeningFacts, 'born_on' | 'serves_until'>, lastDay: string): number {
  const birthday = birthdayOf(born, 65);
  const end = until !== null && until < birthday ? until : birthday;
  return Math.floor(wholeMonths(lastDay, end) / 12);
}

export interface RankedNominee extends Screening {
  id: number;
  /** Relevance, which decides between equal totals first. */
  relevance: number;
  last_trained_on: string | null;
  /** Of the committee; null where it did not vote. */
  votes: number | null;
}

/** Nominees by points; equal ones by relevance, then who is longest without training, then the vote (A5.6). Those still tied share a rank. */
export function rankNominees(nominees: readonly RankedNominee[]): { id: number; rank: number; is_tied: boolean }[] {
  const ordered = nominees.toSorted((one, other) => compare(one, other) || one.id - other.id);
  return ordered.map((one, at) => {
    const first = ordered.findIndex((other) => compare(one, other) === 0);
    const next = ordered[at + 1];
    return { id: one.id, rank: first + 1, is_tied: first !== at || (next !== undefined && compare(one, next) === 0) };
  });
}

function compare(one: RankedNominee, other: RankedNominee): number {
  return (
    other.total - one.total ||
    other.relevance - one.relevance ||
    (one.last_trained_on ?? '').localeCompare(other.last_trained_on ?? '') ||
    (other.votes ?? 0) - (one.votes ?? 0)
  );
}

/** What is wrong with the points of a table; null where nothing is. */
export function whyNotPoints({ most }: Pick<PointsTable, 'most'>): string | null {
  const all = SCREENING_FACTORS.map((factor) => most[factor]);
  if (all.some((points) => !Number.isInteger(points) || points < 0)) return 'Enter whole points of 0 or more.';
  const total = all.reduce((sum, points) => sum + points, 0);
  return total === 100 ? null : `The points total ${total}. They must total 100.`;
}
