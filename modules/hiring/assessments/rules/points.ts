/** Points are hundredths everywhere: 1640 is 16.40. */
export type Points = number;

/** A quotient of whole numbers rounded half up; neither is below 0. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/** As it is printed: 1640 → 16.40. */
export function formatPoints(points: Points): string {
  return `${points < 0 ? '-' : ''}${Math.floor(Math.abs(points) / 100)}.${String(Math.abs(points) % 100).padStart(2, '0')}`;
}
