import { roundHalfUp, type Exact } from './exact.ts';

/** A rating in thousandths: 4280 is 4.28. What is printed has two decimals, so that its last digit is 0. */
export type Rating = number;

/** As it is printed: two decimals, half up (domain page, B3). */
export function printed({ dividend, divisor }: Exact): Rating {
  return roundHalfUp(dividend * 100n, divisor) * 10;
}

/** `4280` as `4.28`. */
export function formatRating(rating: Rating): string {
  return `${Math.floor(rating / 1000)}.${String(Math.floor((rating % 1000) / 10)).padStart(2, '0')}`;
}
