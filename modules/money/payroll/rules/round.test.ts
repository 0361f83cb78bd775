import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { partOf, roundHalfUp } from './round.ts';

for (const [name, dividend, divisor, rounded] of [
  ['half a centavo goes up', 5n, 10n, 1],
  ['less than half goes down', 4n, 10n, 0],
  ['a whole stays', 20n, 10n, 2],
  ['beyond what a number holds exactly', 210_718_00n * 31_000n * 12_000n, 22n * 1000n * 10_000n, 35_630_498],
] as const)
  test(name, () => assert.equal(roundHalfUp(dividend, divisor), rounded));

test('9 % of 31,705 is 2,853.45', () => assert.equal(partOf(3_170_500, 900), 285_345));

test('a rounded quotient is never more than half a centavo from the exact one, and half goes up', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (dividend, divisor) => {
      const twice = 2n * (BigInt(Math.min(roundHalfUp(dividend, divisor), Number.MAX_SAFE_INTEGER)) * divisor - dividend);
      return roundHalfUp(dividend, divisor) > Number.MAX_SAFE_INTEGER || (twice <= divisor && twice > -divisor);
    }),
  );
});

test('nothing below zero is rounded', () => assert.throws(() => roundHalfUp(-1n, 2n), RangeError));
