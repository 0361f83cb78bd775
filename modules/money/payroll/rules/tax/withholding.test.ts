import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FIGURES } from '../month-fixture.ts';
import { taxBy } from './withholding.ts';

const MONTH = FIGURES.WITHHOLDING.content.brackets;
const YEAR = FIGURES.ANNUAL.content.brackets;

for (const [of, brackets, rows] of [
  [
    'month',
    MONTH,
    [
      [-1, 0],
      [0, 0],
      [2_083_300, 0],
      [2_083_400, 15],
      [3_333_300, 187_500],
      [3_333_400, 187_520],
      [6_666_700, 854_180],
      [6_666_800, 854_205],
      [16_666_700, 3_354_180],
      [66_666_700, 18_354_180],
      [66_666_800, 18_354_215],
    ],
  ],
  [
    'year',
    YEAR,
    [
      [25_000_000, 0],
      [40_000_000, 2_250_000],
      [44_988_636, 3_247_727],
      [80_000_000, 10_250_000],
      [200_000_000, 40_250_000],
      [800_000_000, 220_250_000],
      [900_000_000, 255_250_000],
    ],
  ],
] as const)
  for (const [amount, tax] of rows) test(`tax of a ${of} on ${amount / 100}`, () => assert.equal(taxBy(brackets, amount).tax, tax));

test('who is paid more is never taxed less, and keeps more of it: at most 35 % of a difference and a rounded centavo', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(MONTH, YEAR),
      fc.integer({ min: 0, max: 900_000_000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (brackets, amount, more) => {
        const difference = taxBy(brackets, amount + more).tax - taxBy(brackets, amount).tax;
        return difference >= 0 && difference <= more * 0.35 + 1;
      },
    ),
  );
});
