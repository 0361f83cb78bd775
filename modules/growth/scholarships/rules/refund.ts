import { formatPesos } from '@talaan/kernel/contract/money.ts';
import { roundHalfUp } from '@talaan/performance/rules/exact.ts';
import { obligationOf, type Obligation } from './obligation.ts';
import { servedUpTo, type Served } from './served.ts';
import type { Cost, Grant, RefundTerms } from './grant.ts';

/** What ending the service on a day would cost. Money in centavos. */
export interface Refund {
  /** Of the obligation, and what of it is served and not served. */
  months: number;
  served: Served;
  unserved: number;
  /** Costs that are refunded up to the day. */
  base: number;
  amount: number;
  /** `PHP 900,000.00 × 42 ÷ 72 months = PHP 525,000.00`. */
  says: string;
}

/**
 * The refund where service ends on a day, as the last one (domain page, A4): the base × months not served ÷ months of the obligation, half up; where the
 * degree is not finished the share of the contract, if it has one, until all is served. Study that was not over on that day counts up to it.
 */
export function refundOn(day: string, grant: Grant): Refund {
  const obligation = obligationUpTo(day, grant);
  const served = servedUpTo(day, grant);
  const base = baseOf(grant.costs, grant.terms.refund, day);
  const isFinished = grant.completed_on !== null && grant.completed_on <= day;
  const unserved = Math.max(obligation.months - served.months, 0);
  const months = obligation.months;
  return { months, served, unserved, base, ...amountOf({ base, months, unserved, isFinished }, grant.terms.refund) };
}

/** The obligation of what was studied up to a day. */
export function obligationUpTo(day: string, { stretches, terms }: Pick<Grant, 'stretches' | 'terms'>): Obligation {
  const begun = stretches.filter(({ from }) => from <= day).map((stretch) => (stretch.to > day ? { ...stretch, to: day } : stretch));
  return obligationOf(begun, terms);
}

function baseOf(costs: readonly Cost[], { base }: RefundTerms, day: string): number {
  return costs.reduce((sum, { on, kind, amount }) => (on <= day && base.includes(kind) ? sum + amount : sum), 0);
}

function amountOf(
  { base, months, unserved, isFinished }: { base: number; months: number; unserved: number; isFinished: boolean },
  { unfinished_per10000: share }: RefundTerms,
): Pick<Refund, 'amount' | 'says'> {
  if (months > 0 && unserved === 0) return { amount: 0, says: `All ${months} months are served.` };
  if (!isFinished && share !== null) {
    const amount = roundHalfUp(BigInt(base) * BigInt(share), 10_000n);
    return { amount, says: `The degree is not finished: ${formatPesos(base)} × ${share / 100} % = ${formatPesos(amount)}` };
  }
  if (months === 0) return { amount: 0, says: 'The study obliges to no service.' };
  const amount = roundHalfUp(BigInt(base) * BigInt(unserved), BigInt(months));
  return { amount, says: `${formatPesos(base)} × ${unserved} ÷ ${months} months = ${formatPesos(amount)}` };
}
