import { takenFromPay } from '@talaan/leave/rules/unpaid/taken-from-pay.ts';
import type { Segment, Unpaid } from './month-facts.ts';
import type { WhyPart } from './pay-line.ts';

/** What days without pay take of the salary and of an allowance like PERA. */
export interface WithoutPay {
  thousandths: number;
  /** Before the limit of what the month gives; centavos. */
  salary: number;
  /** Each day at the rate of that day. */
  parts: readonly WhyPart[];
}

/**
 * Days without pay: monthly ÷ 22 × days, each at the rate of its day, computed once for the month (domain page, part C5b.2). What they take is at
 * most what the month gives, which the caller knows.
 */
export function withoutPay(unpaid: readonly Unpaid[], segments: readonly Segment[], divisor: number): WithoutPay {
  const parts = unpaid.map(({ date, thousandths, cause }) => ({
    of: date,
    cause,
    figures: { monthly: rateOn(date, segments), thousandths },
  }));
  return {
    thousandths: unpaid.reduce((all, one) => all + one.thousandths, 0),
    salary: takenFromPay(
      parts.map(({ figures }) => figures),
      divisor,
      Infinity,
    ),
    parts,
  };
}

/** Of a monthly allowance like PERA, at most what is left of it. */
export function allowanceWithoutPay(monthly: number, thousandths: number, divisor: number): number {
  return takenFromPay([{ monthly, thousandths }], divisor, Infinity);
}

/** The rate of a day; late arrival that is listed for a day outside of the service is at the rate next to it. */
function rateOn(date: string, segments: readonly Segment[]): number {
  return (segments.findLast(({ from }) => from <= date) ?? segments[0])?.monthly ?? 0;
}
