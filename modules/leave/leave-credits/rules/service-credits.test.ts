import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { convertServiceCredits, creditsForMinutes, grantWithinYear } from './service-credits.ts';

const CONVERSIONS = [
  ['69 credits become 15 days of vacation and 15 of sick leave', 69_000, 15_000],
  ['23 credits become 5 and 5', 23_000, 5_000],
  ['1 credit becomes .217 and .217', 1_000, 217],
  ['half a credit becomes .109 and .109, half up', 500, 109],
  ['nothing becomes nothing', 0, 0],
] as const;

for (const [name, credits, half] of CONVERSIONS)
  test(name, () => {
    assert.deepEqual(convertServiceCredits(credits), { vl: half, sl: half });
  });

test('each half is credits × 15 ÷ 69 within half a thousandth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (credits) => {
      const { vl, sl } = convertServiceCredits(credits);
      return vl === sl && Math.abs(vl * 69 - credits * 15) * 2 <= 69;
    }),
  );
});

test('8 hours of ordered work are a credit, 4 hours half of one', () => {
  assert.equal(creditsForMinutes(480), 1_000);
  assert.equal(creditsForMinutes(240), 500);
  assert.equal(creditsForMinutes(100), 208);
});

test('beyond 15 days of a year nothing is granted', () => {
  assert.deepEqual(grantWithinYear(3_000, { inYear: 13_000, most: 15_000 }), { granted: 2_000, lost: 1_000 });
  assert.deepEqual(grantWithinYear(3_000, { inYear: 15_000, most: 15_000 }), { granted: 0, lost: 3_000 });
  assert.deepEqual(grantWithinYear(3_000, { inYear: 16_000, most: 15_000 }), { granted: 0, lost: 3_000 });
  assert.deepEqual(grantWithinYear(3_000, { inYear: 0, most: 15_000 }), { granted: 3_000, lost: 0 });
});
