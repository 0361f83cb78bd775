import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatFactor, valueOfCredits } from './credit-value.ts';

const FACTOR = 481_927;

const CASES = [
  ['M1: 10 days at 42,178', 4_217_800, 10_000, 2_032_672],
  ['M2: 30 days at 31,705', 3_170_500, 30_000, 4_583_849],
  ['M3: 10 days at 31,705', 3_170_500, 10_000, 1_527_950],
  ['T1: VL 120.500 and SL 98.250 at 42,178', 4_217_800, 120_500 + 98_250, 44_464_693],
  ['T2: 412.625 days at 131,807', 13_180_700, 412_625, 262_104_979],
] as const;

for (const [name, monthly, days, value] of CASES)
  test(name, () => {
    assert.equal(valueOfCredits(monthly, days, FACTOR), value);
  });

test('the value is never more than half a centavo from the exact one, for all salaries and credits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (monthly, days) => {
      const twice = BigInt(valueOfCredits(monthly, days, FACTOR)) * 20_000_000_000n;
      const exact = 2n * BigInt(monthly) * BigInt(days) * BigInt(FACTOR);
      return twice - exact <= 10_000_000_000n && exact - twice < 10_000_000_000n + 1n;
    }),
  );
});

test('the factor is written with seven decimals', () => {
  assert.equal(formatFactor(FACTOR), '0.0481927');
});
