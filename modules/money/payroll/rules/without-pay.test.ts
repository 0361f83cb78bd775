import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { segment, unpaidOn } from './month-fixture.ts';
import { allowanceWithoutPay, withoutPay } from './without-pay.ts';

const WHOLE = [segment('2026-03-01', '2026-03-31', 3_170_500)];
const RAISED = [segment('2026-03-01', '2026-03-15', 3_170_500), segment('2026-03-16', '2026-03-31', 3_302_000)];

for (const [name, unpaid, segments, salary] of [
  ['a day of 31,705 is 1,441.14', [unpaidOn('2026-03-03', 1000)], WHOLE, 144_114],
  ['2.5 days are 3,602.84', [unpaidOn('2026-03-03', 2500)], WHOLE, 360_284],
  ['late and undertime of 0.106 day are 152.76', [unpaidOn('2026-03-31', 106, 'LATE')], WHOLE, 15_276],
  ['half a day at each of two rates is rounded once', [unpaidOn('2026-03-03', 500), unpaidOn('2026-03-17', 500)], RAISED, 147_102],
  ['late arrival before the first day of service is at the first rate', [unpaidOn('2026-02-27', 1000)], WHOLE, 144_114],
  ['and after the last day at the last one', [unpaidOn('2026-04-01', 1000)], RAISED, 150_091],
  ['without service there is nothing to take', [unpaidOn('2026-03-03', 1000)], [], 0],
  ['no day takes nothing', [], WHOLE, 0],
] as const)
  test(name, () => assert.equal(withoutPay(unpaid, segments, 22).salary, salary));

test('2.5 days of PERA are 227.27', () => assert.equal(allowanceWithoutPay(200_000, 2500, 22), 22_727));

test('days one by one are within a centavo each of the days together, and their order does not matter', () => {
  const day = fc.record({ at: fc.integer({ min: 1, max: 31 }), thousandths: fc.integer({ min: 1, max: 1000 }) });
  fc.assert(
    fc.property(fc.array(day, { maxLength: 23 }), (days) => {
      const unpaid = days.map(({ at, thousandths }) => unpaidOn(`2026-03-${String(at).padStart(2, '0')}`, thousandths));
      const { salary } = withoutPay(unpaid, RAISED, 22);
      const oneByOne = unpaid.reduce((sum, one) => sum + withoutPay([one], RAISED, 22).salary, 0);
      assert.equal(withoutPay(unpaid.toReversed(), RAISED, 22).salary, salary);
      assert.ok(Math.abs(oneByOne - salary) <= Math.max(days.length, 1));
    }),
  );
});
