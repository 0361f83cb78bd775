import { monthName } from '@talaan/kernel/contract/dates.ts';
import type { HabitKind } from '../contract/habits.ts';

/** What the law calls habitual, by its circular (attendance page, section 6). */
export const HABIT_LAW: Record<HabitKind, string> = {
  tardiness:
    'An employee is habitually tardy who is late, whatever the number of minutes, ten times or more in a month for two months in a semester or two consecutive months of the year (CSC Memorandum Circulars No. 4, s. 1991, and No. 23, s. 1998).',
  undertime:
    'Undertime is habitual where an employee incurs it, whatever the number of minutes, ten times or more in a month for two months in a semester or two consecutive months of the year (CSC Memorandum Circular No. 16, s. 2010).',
  absence:
    'An employee is habitually absent who incurs unauthorized absences of more than 2.5 days in a month for three months in a semester or three consecutive months of the year (CSC Memorandum Circular No. 4, s. 1991).',
};

/** `12 times`, `3.5 days`. */
export function formatAmount(kind: HabitKind, amount: number): string {
  if (kind !== 'absence') return `${amount} times`;
  return `${(amount / 1000).toFixed(3).replace(/\.?0+$/, '')} days`;
}

/** `August, September and October 2026`. */
export function formatMonths(year: number, months: readonly number[]): string {
  const names = months.map((month) => nameMonth(year, month).split(' ')[0]!);
  const last = names.pop()!;
  return `${names.length === 0 ? '' : `${names.join(', ')} and `}${last} ${year}`;
}

/** `August 2026`. */
export function nameMonth(year: number, month: number): string {
  return monthName(`${year}-${String(month).padStart(2, '0')}`);
}
