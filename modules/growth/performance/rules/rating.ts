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

/** A rating as it is typed or stands in a spreadsheet (`4.28`, `5`) in thousandths; null where it is none from 1.00 to 5.00. */
export function readRating(typed: string | number): Rating | null {
  const found = /^\s*(\d)(?:\.(\d{1,2})0*)?\s*$/.exec(String(typed));
  if (!found) return null;
  const rating = Number(found[1]) * 1000 + Number((found[2] ?? '').padEnd(2, '0')) * 10;
  return rating >= 1000 && rating <= 5000 ? rating : null;
}
