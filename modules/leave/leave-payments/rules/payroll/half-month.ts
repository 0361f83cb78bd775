import { longDate, monthBounds } from '@talaan/kernel/contract/dates.ts';

const MIDDLE = '15';

/** The half-month of a date, by its first day: the first or the sixteenth. */
export function halfOf(date: string): string {
  return `${date.slice(0, 8)}${date.slice(8) <= MIDDLE ? '01' : '16'}`;
}

export function isHalf(date: string): boolean {
  return halfOf(date) === date;
}

/** From the first to the last day of a half-month, both counted. */
export function halfBounds(half: string): { from: string; to: string } {
  return { from: half, to: half.endsWith('01') ? `${half.slice(0, 8)}${MIDDLE}` : monthBounds(half.slice(0, 7)).to };
}

/** The half-month so many before (below zero) or after. */
export function halfAfter(half: string, steps: number): string {
  const month = Temporal.PlainYearMonth.from(half.slice(0, 7));
  const place = (half.endsWith('01') ? 0 : 1) + steps;
  return `${month.add({ months: Math.floor(place / 2) }).toString()}-${place % 2 === 0 ? '01' : '16'}`;
}

/** `1–15 Nov 2026`, `16–30 Nov 2026`. */
export function formatHalf(half: string): string {
  return `${Number(half.slice(8))}–${longDate(halfBounds(half).to)}`;
}
