import type { BoardUnit } from '@talaan/kernel/contract/board-unit.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';

const whole = new Intl.NumberFormat('en-PH');
const oneDigit = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDigits = new Intl.NumberFormat('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const MILLION = 100_000_000;

/** A value as its number alone: `1,204`, `82.4 %`, `PHP 12.3 million`, `7.5 h`, `3.25`. */
export function formatValue(value: number, unit: BoardUnit): string {
  if (typeof unit === 'object') return 'mean' in unit ? twoDigits.format(value / 100) : whole.format(value);
  if (unit === 'permille') return `${oneDigit.format(value / 10)} %`;
  if (unit === 'minutes') return `${oneDigit.format(value / 60)} h`;
  return Math.abs(value) >= MILLION ? `PHP ${oneDigit.format(value / MILLION)} million` : formatPesos(value);
}

/** What stands after the number: `people`, `hours a person`; empty where the number says it. */
export function unitAfter(value: number, unit: BoardUnit): string {
  if (typeof unit !== 'object') return '';
  if ('mean' in unit) return unit.mean;
  return value === 1 ? unit.one : unit.many;
}
