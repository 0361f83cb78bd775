import assert from 'node:assert/strict';
import type { PayLine, Why, WhyPart, WhyRule } from './pay-line.ts';

/**
 * Computes the amount of a line from nothing but what explains it, as a reader would by hand: written apart from the rules, so that a figure that
 * is missing or wrong is found.
 */
export function recompute({ why }: Pick<PayLine, 'why'>): number {
  const amount = BY_HAND[why.rule](why.figures, why.parts ?? [], why);
  const { due, left } = why.figures;
  if (due === undefined || why.rule === 'deduction') return amount;
  assert.equal(amount, due);
  return Math.min(due, left!);
}

/** Names of figures, all of which a line has that its rule asks for. */
type Figures = Readonly<
  Record<
    | 'amount'
    | 'average'
    | 'base'
    | 'basic'
    | 'bears_odd'
    | 'before'
    | 'benefits'
    | 'daily'
    | 'days'
    | 'divisor'
    | 'due'
    | 'exempt'
    | 'expected'
    | 'floor'
    | 'granted'
    | 'gross'
    | 'in_part'
    | 'left'
    | 'minutes'
    | 'monthly'
    | 'months'
    | 'most'
    | 'over'
    | 'overpaid'
    | 'paid'
    | 'pay'
    | 'per10000'
    | 'premium_per10000'
    | 'served'
    | 'taken'
    | 'taxable'
    | 'taxed'
    | 'thousandths'
    | 'total'
    | 'whole'
    | 'withheld',
    number
  >
>;
type ByHand = (figures: Figures, parts: readonly WhyPart[], why: Why) => number;

const BY_HAND: Record<WhyRule, ByHand> = {
  basic: ({ days }, parts) =>
    divide(
      sum(parts, (one) => one.monthly * one.days),
      days,
    ),
  'without-pay': ({ basic, divisor }, parts) =>
    -Math.min(
      basic,
      divide(
        sum(parts, (one) => one.monthly * one.thousandths),
        divisor * 1000,
      ),
    ),
  'no-paid-day': ({ basic }) => -basic,
  'like-pera': ({ monthly, served, days, whole, thousandths, divisor, taken }) => {
    assert.equal(divide(monthly * served, days), whole);
    assert.equal(Math.min(divide(monthly * thousandths, divisor * 1000), whole), taken);
    return whole - taken;
  },
  'by-days': ({ monthly, per10000 }) => divide(monthly * per10000, 10_000),
  extra: ({ amount }) => amount,
  wages: ({ divisor }, parts) => {
    for (const { figures } of parts) assert.equal(divide(figures.monthly!, divisor), figures.daily);
    return divide(
      sum(parts, (one) => one.daily * one.thousandths),
      1000,
    );
  },
  'pera-by-day': ({ monthly, thousandths, divisor }) => Math.min(monthly, divide(monthly * thousandths, divisor * 1000)),
  'by-day': ({ daily, premium_per10000: premium, thousandths }) => divide(daily * (10_000 + premium) * thousandths, 10_000_000),
  'late-by-day': ({ daily, premium_per10000: premium, minutes, pay }) =>
    -Math.min(pay, divide(daily * (10_000 + premium) * minutes, 10_000 * 480)),
  'absent-by-month': ({ monthly, thousandths, minutes, divisor, pay }) =>
    -Math.min(pay, divide(monthly * (thousandths * 480 + minutes * 1000), divisor * 1000 * 480)),
  gsis: ({ monthly, per10000 }, parts) => divide(whole(monthly, parts) * per10000, 10_000),
  ec: ({ monthly }) => monthly,
  philhealth: ({ monthly, base, per10000, total, bears_odd: odd }, parts) => {
    assert.ok(base === whole(monthly, parts) || base === 1_000_000 || base === 10_000_000);
    assert.equal(divide(base * per10000, 10_000), total);
    return (total - (total % 2)) / 2 + odd * (total % 2);
  },
  pagibig: ({ monthly, base, per10000, most }, parts) => {
    assert.ok(base <= whole(monthly, parts));
    return Math.min(most, divide(base * per10000, 10_000));
  },
  withholding: ({ taxable, over, base, per10000 }, parts) => {
    assert.equal(
      Math.max(
        0,
        sum(parts, (one) => one.amount),
      ),
      taxable,
    );
    return base + divide((taxable - over) * per10000, 10_000);
  },
  'year-tax': (figures, parts) => yearTax(figures, parts, figures.taxable) - figures.withheld,
  'cumulative-tax': (figures, parts) => {
    assert.equal(divide(figures.taxable, figures.months), figures.average);
    return yearTax(figures, parts, figures.average) * figures.months - figures.withheld;
  },
  'job-order-tax': ({ gross, before, exempt, taxed, per10000 }) => {
    assert.equal(Math.max(before + gross - exempt, 0) - Math.max(before - exempt, 0), taxed);
    return divide(taxed * per10000, 10_000);
  },
  deduction: ({ due, left, floor, in_part: isInPart }) => {
    const room = Math.max(0, left - floor);
    return due <= room ? due : isInPart * room;
  },
  difference: ({ expected, paid }, _parts, { of }) => {
    if (of) assert.equal(recompute({ why: of }), expected);
    return expected - paid;
  },
  carried: ({ overpaid, left, floor }, parts) => {
    if (parts.length > 0)
      assert.equal(
        sum(parts, (one) => one.overpaid),
        overpaid,
      );
    return overpaid - Math.min(overpaid, Math.max(0, left - floor));
  },
  bonus: ({ monthly, per10000 }) => divide(monthly * per10000, 10_000),
  'part-of-benefit': ({ whole, per10000 }) => divide(whole * per10000, 10_000),
  gratuity: ({ granted }) => granted,
  whole: ({ whole }) => whole,
  loyalty: ({ whole }) => whole,
};

function yearTax(
  { pay, benefits, exempt, taxable, over, base, per10000, withheld }: Figures,
  parts: readonly WhyPart[],
  amount: number,
): number {
  assert.equal(Math.max(0, pay + Math.max(0, benefits - exempt)), taxable);
  assert.equal(
    sum(parts, (one) => one.pay),
    pay,
  );
  assert.equal(
    sum(parts, (one) => one.withheld),
    withheld,
  );
  return base + divide((amount - over) * per10000, 10_000);
}

/** The basic salary of a whole month: that of the only rate, or of several by their days. */
function whole(monthly: number, parts: readonly WhyPart[]): number {
  const daysOf = (one: Figures) => (one.days as number | undefined) ?? one.thousandths;
  if (parts.length > 0)
    assert.equal(
      monthly,
      divide(
        sum(parts, (one) => one.monthly * daysOf(one)),
        sum(parts, daysOf),
      ),
    );
  return monthly;
}

function sum(parts: readonly WhyPart[], of: (figures: Figures) => number): number {
  return parts.reduce((all, { figures }) => all + of(figures), 0);
}

/** Half up; exact, since what is drawn stays far below 2^53. */
function divide(dividend: number, divisor: number): number {
  assert.ok(Number.isSafeInteger(2 * dividend + divisor));
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
