import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { takenFromPay } from './taken-from-pay.ts';

const days = (count: number, monthly: number) => [{ monthly, thousandths: count * 1000 }];

test('2.5 days at 31,705 take 3,602.84 of the salary and 227.27 of PERA; 23 days take the month, and no more', () => {
  assert.equal(takenFromPay(days(2.5, 3_170_500), 22, 3_170_500), 360_284);
  assert.equal(takenFromPay(days(2.5, 200_000), 22, 200_000), 22_727);
  assert.equal(takenFromPay(days(23, 3_170_500), 22, 3_170_500), 3_170_500);
});

test('more days never take less, and never more than the month', () => {
  const drawn = fc.array(fc.record({ monthly: fc.integer({ min: 0, max: 40_000_000 }), thousandths: fc.integer({ min: 1, max: 1000 }) }), {
    maxLength: 31,
  });
  fc.assert(
    fc.property(drawn, fc.integer({ min: 0, max: 40_000_000 }), (all, most) => {
      const taken = takenFromPay(all, 22, most);
      assert.ok(taken <= most && takenFromPay(all.slice(1), 22, most) <= taken);
    }),
  );
});
