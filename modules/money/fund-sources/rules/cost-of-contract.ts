import { workingDays } from '@talaan/payroll/rules/fraction-of-month.ts';
import { roundHalfUp } from '@talaan/payroll/rules/round.ts';

/** What a contract pays: a rate in centavos by the day or month, with its premium in percent. */
export interface ContractPay {
  kind: 'daily' | 'monthly';
  rate: number;
  premium: number;
}

/** What a month of a contract can cost at most. */
export interface ContractMonth {
  month: number;
  /** Mondays to Fridays of the contract in this month, and of all of it. */
  days: number;
  days_of_month: number;
  amount: number;
}

const PERCENT = 100;

/**
 * What a contract costs by month, both days counted: the rate with the premium for each Monday to Friday, or that part of the month; each month rounded
 * once (domain page, C5b.8). Absences make it cheaper, which the payment of the month says.
 */
export function costOfContract({ kind, rate, premium }: ContractPay, from: string, to: string): ContractMonth[] {
  const last = Temporal.PlainYearMonth.from(to);
  const months: ContractMonth[] = [];
  for (
    let month = Temporal.PlainYearMonth.from(from);
    Temporal.PlainYearMonth.compare(month, last) <= 0;
    month = month.add({ months: 1 })
  ) {
    const [begins, ends] = [`${month.toString()}-01`, `${month.toString()}-${month.daysInMonth}`];
    const days = workingDays(from > begins ? from : begins, to < ends ? to : ends);
    const daysOfMonth = workingDays(begins, ends);
    const parts = kind === 'daily' ? PERCENT : PERCENT * daysOfMonth;
    const amount = roundHalfUp(BigInt(rate) * BigInt(PERCENT + premium) * BigInt(days), BigInt(parts));
    months.push({ month: month.month, days, days_of_month: daysOfMonth, amount });
  }
  return months;
}
