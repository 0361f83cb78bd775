import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { exact, plus, roundHalfUp, times, weightedMean } from './exact.ts';
import { formatRating, printed } from './rating.ts';

test('half up, two decimals: 4.495 is 4.50 and 4.4949 is 4.49', () => {
  assert.equal(formatRating(printed(exact(4495, 1000))), '4.50');
  assert.equal(formatRating(printed(exact(44_949, 10_000))), '4.49');
  assert.equal(formatRating(printed(exact(13, 3))), '4.33');
  assert.equal(formatRating(printed(exact(5))), '5.00');
});

test('a mean without weights is none', () => {
  assert.equal(weightedMean([]), null);
  assert.equal(weightedMean([{ value: exact(5), weight: exact(0) }]), null);
});

test('nothing below 0 is rounded', () => assert.throws(() => roundHalfUp(-1n, 2n), RangeError));

const some = fc
  .record({ top: fc.integer({ min: 0, max: 5000 }), below: fc.integer({ min: 1, max: 60 }) })
  .map(({ top, below }) => exact(top, below));

test('thirds and sixths add up without a remainder', () => {
  const third = exact(1, 3);
  assert.deepEqual(plus(plus(third, third), third), exact(1));
  fc.assert(
    fc.property(some, some, some, (one, other, third) => {
      assert.deepEqual(plus(plus(one, other), third), plus(one, plus(other, third)));
      assert.deepEqual(times(plus(one, other), third), plus(times(one, third), times(other, third)));
    }),
  );
});

test('a printed rating is at most half a hundredth from the exact one, and a half goes up', () => {
  fc.assert(
    fc.property(some, (value) => {
      const twice = 2n * (BigInt(printed(value)) * value.divisor - 1000n * value.dividend);
      return twice <= 10n * value.divisor && twice > -10n * value.divisor;
    }),
  );
});

test('a weighted mean lies between the lowest and the highest value', () => {
  const part = fc.record({ value: some, weight: fc.integer({ min: 1, max: 100 }).map((weight) => exact(weight)) });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
      const mean = weightedMean(parts)!;
      const isUpTo = (one: typeof mean, other: typeof mean) => one.dividend * other.divisor <= other.dividend * one.divisor;
      return parts.some(({ value }) => isUpTo(value, mean)) && parts.some(({ value }) => isUpTo(mean, value));
    }),
  );
});
