import { formatAmount } from '@talaan/ledger/rules/format-amount.ts';
import type { LeaveType } from '../leave-type.ts';
import type { CountedDate } from '../parts.ts';

/** What an application takes of the right: dates of leave in calendar days, seconds of leave in hours. */
export function amountOf(type: Pick<LeaveType, 'unit'>, dates: readonly CountedDate[]): number {
  if (type.unit === 'CALENDAR') return dates.length * 1000;
  return dates.reduce((sum, one) => sum + (type.unit === 'HOURS' ? one.seconds : one.thousandths), 0);
}

/** The same in words. */
export function formatAmountOf({ unit }: Pick<LeaveType, 'unit'>, amount: number): string {
  return formatAmount(amount, unit === 'HOURS' ? 'second' : 'thousandth of a day');
}
