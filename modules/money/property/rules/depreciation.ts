import type { PropertyClass } from './class-of-item.ts';

/** What depreciates: property, plant and equipment, by a straight line down to its residual value. Money in centavos. */
export interface Depreciable {
  class: PropertyClass;
  unit_cost: number;
  acquired_on: string;
  life_years: number;
  /** The residual value in thousandths of the cost. */
  residual_permille: number;
}

/** What is acquired up to this day of a month depreciates from that month on, else from the next one (GAM Chapter 10). */
const LAST_DAY_OF_A_FIRST_MONTH = 15;
const MONTHS_OF_A_YEAR = 12;

/**
 * What an item has lost of its cost as at a day, that day included: (cost − residual) × months ÷ life, rounded once, half up. A month counts once it
 * has ended; what one month is charged is the difference of two. Semi-expendable property does not depreciate.
 */
export function accumulatedDepreciation(
  { class: of, unit_cost, acquired_on, life_years, residual_permille }: Depreciable,
  asAt: string,
): number {
  if (of !== 'PPE') return 0;
  const life = life_years * MONTHS_OF_A_YEAR;
  const months = Math.min(life, Math.max(0, monthsEnded(asAt) - firstMonth(acquired_on)));
  // Beyond what a number holds exactly: a cost of billions in centavos, by thousandths, by the months of fifty years.
  const parts = BigInt(unit_cost) * BigInt(1000 - residual_permille) * BigInt(months);
  const whole = 1000n * BigInt(life);
  return Number((parts * 2n + whole) / (whole * 2n));
}

/** Months since year 0 that were over at the end of a day. */
function monthsEnded(day: string): number {
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return next.year * MONTHS_OF_A_YEAR + next.month - 1;
}

/** The first month that is charged, counted alike. */
function firstMonth(day: string): number {
  const { year, month, day: of } = Temporal.PlainDate.from(day);
  return year * MONTHS_OF_A_YEAR + month - 1 + (of > LAST_DAY_OF_A_FIRST_MONTH ? 1 : 0);
}
