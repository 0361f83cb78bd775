import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { payEffect, shareEffects, type UnpaidPay } from './pay-effect.ts';

const TERMS = { divisor: 22, pera: 200_000 };
/** Salary grade 11, step 1. */
const monthly = 3_170_500;
const days = (thousandths: number, change: Partial<UnpaidPay> = {}): UnpaidPay => ({ thousandths, monthly, daily: null, ...change });

for (const [what, parts, salary, pera] of [
  ['one day of 31,705 is 1,441.14 and 90.91 of PERA', [days(1000)], 144_114, 9_091],
  ['three days are 4,323.41 and 272.73', [days(3000)], 432_341, 27_273],
  ['twenty-two days are the month', [days(22_000)], monthly, 200_000],
  ['twenty-three days are the month too, and so is its PERA', [days(23_000)], monthly, 200_000],
  ['of two salaries the higher is the most that a month gives', [days(12_000), days(12_000, { monthly: 3_302_000 })], 3_302_000, 200_000],
  ['a job order of twenty-three days loses them all', [days(23_000, { monthly: null, daily: 95_488 })], 2_196_224, 0],
  ['late and undertime of 0.106 day are 152.76 and 9.64', [days(106)], 15_276, 964],
  ['half a day at each of two salaries is rounded once', [days(500), days(500, { monthly: 3_302_000 })], 147_102, 9_091],
  ['a job order loses the daily rate and no PERA', [days(1500, { monthly: null, daily: 95_488 })], 143_232, 0],
  ['no day takes nothing', [], 0, 0],
] as const)
  test(what, () => assert.deepEqual(payEffect(parts, TERMS), { salary, pera }));

test('without a salary on record the effect is not known', () => {
  assert.deepEqual(payEffect([days(1000, { monthly: null })], TERMS), { salary: null, pera: 0 });
});

test('the lines of a month add up to it, each within a centavo of its own until the month is taken whole, and none takes more', () => {
  const part = fc.record({
    thousandths: fc.integer({ min: 1, max: 5000 }),
    monthly: fc.integer({ min: 1_000_000, max: 40_000_000 }),
    daily: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(fc.array(part, { maxLength: 4 }), { maxLength: 8 }), fc.integer({ min: 20, max: 30 }), (lines, divisor) => {
      const terms = { divisor, pera: 200_000 };
      const shares = shareEffects(lines, terms);
      const whole = payEffect(lines.flat(), terms);
      for (const key of ['salary', 'pera'] as const) {
        assert.equal(
          shares.reduce((sum, one) => sum + one[key]!, 0),
          whole[key],
        );
        const most = key === 'pera' ? terms.pera : Math.max(0, ...lines.flat().map(({ monthly }) => monthly));
        const total = whole[key]!;
        assert.ok(total <= most);
        for (const [at, own] of lines.entries()) {
          const difference = shares[at]![key]! - payEffect(own, terms)[key]!;
          assert.ok(difference <= 1 && (total === most || difference >= -1));
        }
      }
    }),
  );
});
