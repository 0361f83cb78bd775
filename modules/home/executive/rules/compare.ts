import type { BoardUnit } from '@talaan/kernel/contract/board-unit.ts';
import { formatValue } from './format-value.ts';

export type Comparison = 'week' | 'year';

/** The day with which a figure of a day is compared; of 29 February the 28th of the year before. */
export function dayBefore(compare: Comparison, day: string): string {
  return Temporal.PlainDate.from(day)
    .subtract(compare === 'week' ? { days: 7 } : { years: 1 })
    .toString();
}

/** What changed since that day, in words: `6 more than last Saturday`, `as many as a year ago`. */
export function formatChange(unit: BoardUnit, compare: Comparison, day: string, value: number, before: number): string {
  const then = compare === 'week' ? `last ${Temporal.PlainDate.from(day).toLocaleString('en', { weekday: 'long' })}` : 'a year ago';
  const isCounted = typeof unit === 'object' && !('mean' in unit);
  if (value === before) return `as ${isCounted ? 'many' : 'much'} as ${then}`;
  const by = formatValue(Math.abs(value - before), unit).replace(' %', ' points');
  return `${by} ${value > before ? 'more' : isCounted ? 'fewer' : 'less'} than ${then}`;
}

/** How strongly a figure moved, in thousandths of what it was: what leads the home of an executive. */
export function strengthOf(value: number, before: number): number {
  if (value === before) return 0;
  return Math.round((Math.abs(value - before) * 1000) / Math.max(Math.abs(before), 1));
}
