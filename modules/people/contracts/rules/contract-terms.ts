import { dailyRate } from '@talaan/organization/rules/salary.ts';

/** The longest contract, and the highest premium over the pay of the comparable position (CSC-COA-DBM JC 1 s.2025; JC 1 s.2018). */
export const MOST_MONTHS = 6;
export const MOST_PREMIUM = 20;

export interface Period {
  from: string;
  /** The last day. */
  to: string;
}

/** Why a contract cannot last so long, or nothing: six months at most, within one fiscal year. */
export function checkPeriod({ from, to }: Period): string | null {
  if (to < from) return 'The last day lies before the first.';
  if (from.slice(0, 4) !== to.slice(0, 4)) return 'A contract stays within one fiscal year, which ends on 31 December.';
  const longest = Temporal.PlainDate.from(from).add({ months: MOST_MONTHS }).subtract({ days: 1 }).toString();
  return to > longest ? 'A contract lasts six months at most.' : null;
}

/** The half-year that follows a contract: what a renewal starts with. */
export function nextPeriod(to: string): Period {
  const first = Temporal.PlainDate.from(to).add({ days: 1 });
  const longest = first.add({ months: MOST_MONTHS }).subtract({ days: 1 });
  const endOfYear = Temporal.PlainDate.from({ year: first.year, month: 12, day: 31 });
  const last = Temporal.PlainDate.compare(longest, endOfYear) < 0 ? longest : endOfYear;
  return { from: first.toString(), to: last.toString() };
}

/** A rate with its premium in percent, to the centavo, half up. */
export function withPremium(rate: number, premium: number): number {
  return Math.floor((rate * (100 + premium) + 50) / 100);
}

/** The rate of the comparable position: its monthly salary, or that by 22 for a day. */
export function comparableRate(monthly: number, kind: 'daily' | 'monthly'): number {
  return kind === 'monthly' ? monthly : dailyRate(monthly);
}
