import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { roundHalfUp } from '@talaan/performance/rules/exact.ts';
import { daysFrom } from '@talaan/performance/rules/period/days.ts';
import type { RefundTerms } from './grant.ts';

/** A refund as it was demanded. Money in centavos. */
export interface Demand {
  on: string;
  amount: number;
}

export interface Payment {
  on: string;
  amount: number;
  /** The official receipt. */
  receipt: string;
}

/** An entry of a settlement. Amounts above 0 are due, below 0 paid. */
export interface SettlementEntry {
  on: string;
  kind: 'REFUND' | 'INTEREST' | 'PAYMENT';
  amount: number;
  /** Refund and interest that are due after it. */
  principal: number;
  interest: number;
  says: string;
}

const DAYS_OF_YEAR = 365;

/**
 * The settlement of a breach up to a day (domain page, A4, A5.1, A5.3): the refund from demand; by the clause of the contract simple interest on what of
 * the refund is not paid, by days of a year of 365, half up; a payment goes to interest first, then to the refund (Civil Code Art. 1253). Payments are
 * in the order of their days.
 */
export function settlementEntries(
  demand: Demand,
  payments: readonly Payment[],
  terms: Pick<RefundTerms, 'interest_per10000'>,
  day: string,
): SettlementEntry[] {
  let principal = demand.amount;
  let interest = 0;
  let since = demand.on;
  const entries: SettlementEntry[] = [];
  const add = (on: string, kind: SettlementEntry['kind'], amount: number, says: string) =>
    entries.push({ on, kind, amount, principal, interest, says });
  const accrue = (on: string) => {
    const days = daysFrom(since, on) - 1;
    const amount = interestOf(principal, days, terms);
    if (amount > 0) {
      interest += amount;
      add(on, 'INTEREST', amount, `${formatPesos(principal)} × ${terms.interest_per10000! / 100} % × ${days} ÷ ${DAYS_OF_YEAR} days`);
    }
    since = on;
  };
  add(demand.on, 'REFUND', demand.amount, `Demanded on ${longDate(demand.on)}`);
  for (const { on, amount, receipt } of payments.filter((one) => one.on <= day)) {
    accrue(on);
    const toInterest = Math.min(amount, interest);
    interest -= toInterest;
    principal -= amount - toInterest;
    add(
      on,
      'PAYMENT',
      -amount,
      `Receipt ${receipt}: ${formatPesos(toInterest)} for interest, ${formatPesos(amount - toInterest)} for the refund`,
    );
  }
  if (day > demand.on) accrue(day);
  return entries;
}

/** What is still due after entries: at 0 a breach is settled (A5.1). */
export function balanceOf(entries: readonly SettlementEntry[]): number {
  const last = entries.at(-1);
  return last ? last.principal + last.interest : 0;
}

/** Why a payment cannot be recorded, or null. */
export function whyNotPaid(
  payment: Payment,
  demand: Demand,
  payments: readonly Payment[],
  terms: Pick<RefundTerms, 'interest_per10000'>,
): string | null {
  if (payment.on < demand.on) return `The refund was demanded on ${longDate(demand.on)}; a payment is not earlier.`;
  const last = payments.at(-1);
  if (last && payment.on < last.on) return `A payment of ${longDate(last.on)} is recorded. Enter later payments only.`;
  if (!Number.isInteger(payment.amount) || payment.amount <= 0) return 'Enter an amount above 0.';
  const due = balanceOf(settlementEntries(demand, payments, terms, payment.on));
  return payment.amount > due ? `On ${longDate(payment.on)} ${formatPesos(due)} are due. Enter no more than that.` : null;
}

function interestOf(principal: number, days: number, { interest_per10000: rate }: Pick<RefundTerms, 'interest_per10000'>): number {
  return rate === null ? 0 : roundHalfUp(BigInt(principal) * BigInt(rate) * BigInt(days), BigInt(10_000 * DAYS_OF_YEAR));
}
