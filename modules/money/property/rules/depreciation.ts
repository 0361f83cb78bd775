/** What decides the depreciation of an item of property, plant and equipment. Money in centavos, days as YYYY-MM-DD. */
export interface Depreciated {
  cost: number;
  /** In thousandths of the cost. */
  residual_permille: number;
  life_years: number;
  acquired_on: string;
  /** The day on which it left the books; null while it is on them. */
  derecognized_on: string | null;
}

/** After this day of a month the month itself does not count (GAM Chapter 10). */
export const HALF_MONTH = 15;

/** Months since the year 0, so that they are subtracted. `month` is YYYY-MM, of which also a day may be given. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}

/**
 * For how many months an item is depreciated to the end of a month: from that of its acquisition, or after its 15th day from the next one;
 * the month in which it leaves the books counts only after its 15th day, likewise. Never longer than its life.
 */
export function monthsDepreciated(item: Depreciated, month: string): number {
  const first = monthNumber(item.acquired_on) + (isLate(item.acquired_on) ? 1 : 0);
  const left = item.derecognized_on;
  const last = left === null ? monthNumber(month) : Math.min(monthNumber(month), monthNumber(left) - (isLate(left) ? 0 : 1));
  return Math.min(Math.max(last - first + 1, 0), item.life_years * 12);
}

/** Straight line: (cost − residual) × months ÷ life, rounded once, half a centavo up. */
export function accumulatedDepreciation(item: Depreciated, month: string): number {
  const whole = BigInt(item.cost) * BigInt(1000 - item.residual_permille) * BigInt(monthsDepreciated(item, month));
  const parts = BigInt(1000 * item.life_years * 12);
  return Number((2n * whole + parts) / (2n * parts));
}

/** Of one month: the difference of two, so that the months always add up to what has accumulated. */
export function depreciationOfMonth(item: Depreciated, month: string): number {
  return accumulatedDepreciation(item, month) - accumulatedDepreciation(item, monthBefore(month));
}

/** The last month that is over at the end of a day: depreciation as at a day is that to this month. */
export function lastMonthEnded(day: string): string {
  return monthBefore(Temporal.PlainDate.from(day).add({ days: 1 }).toString().slice(0, 7));
}

export function monthBefore(month: string): string {
  return Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString();
}

function isLate(day: string): boolean {
  return Number(day.slice(8, 10)) > HALF_MONTH;
}
