import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { ContractMonth, ContractPay } from './cost-of-contract.ts';
import type { MonthPart } from './year-cost.ts';

/** What a contract costs by month, each with how it comes about. */
export function describeContract({ kind, rate, premium }: ContractPay, months: readonly ContractMonth[]): MonthPart[] {
  const withPremium = premium === 0 ? '' : ` + ${premium} %`;
  return months.map(({ month, days, days_of_month: of, amount }) => ({
    month,
    code: 'CONTRACT',
    label: 'Pay of the contract',
    amount,
    how:
      kind === 'daily'
        ? `${days} days × ${formatPesos(rate)}${withPremium}`
        : `${days === of ? '' : `${days} of ${of} days of `}${formatPesos(rate)}${withPremium}`,
    source: null,
  }));
}
