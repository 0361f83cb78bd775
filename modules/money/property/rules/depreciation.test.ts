import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { accumulatedDepreciation, type Depreciable } from './depreciation.ts';

/** 60,000.00 over five years with a residual of 5 %: 950.00 a month. */
const laptop: Depreciable = { class: 'PPE', unit_cost: 6_000_000, acquired_on: '2024-03-15', life_years: 5, residual_permille: 50 };

const cases: [because: string, change: Partial<Depreciable>, asAt: string, sum: number][] = [
  ['nothing before its first month has ended', {}, '2024-03-30', 0],
  ['what is acquired on the 15th is charged for that month', {}, '2024-03-31', 95_000],
  ['what is acquired on the 16th begins a month later', { acquired_on: '2024-03-16' }, '2024-03-31', 0],
  ['a month that has not ended does not count', {}, '2024-04-29', 95_000],
  ['a year is twelve months', {}, '2025-02-28', 1_140_000],
  ['a leap year ends February on the 29th', { acquired_on: '2024-02-01' }, '2024-02-28', 0],
  ['and is whole on that day', { acquired_on: '2024-02-01' }, '2024-02-29', 95_000],
  ['at the end of its life the residual value is left', {}, '2029-02-28', 5_700_000],
  ['after its life nothing more is charged', {}, '2045-12-31', 5_700_000],
  ['before it was acquired there is none', {}, '2023-12-31', 0],
  ['the sum is rounded once, half a centavo up', { unit_cost: 1_001, life_years: 2, residual_permille: 0 }, '2025-02-28', 501],
  ['semi-expendable property does not depreciate', { class: 'SPHV', unit_cost: 4_999_999 }, '2026-12-31', 0],
  ['an item of billions is exact', { unit_cost: 900_000_000_000, life_years: 50, residual_permille: 50 }, '2074-02-28', 855_000_000_000],
];
for (const [because, change, asAt, sum] of cases)
  test(`accumulated depreciation as at ${asAt}: ${because}`, () => {
    assert.equal(accumulatedDepreciation({ ...laptop, ...change }, asAt), sum);
  });

const item = fc.record(
  {
    class: fc.constant('PPE' as const),
    unit_cost: fc.integer({ min: 1, max: 900_000_000_000 }),
    acquired_on: fc.integer({ min: 0, max: 20_000 }).map((days) => Temporal.PlainDate.from('1990-01-01').add({ days }).toString()),
    life_years: fc.integer({ min: 1, max: 50 }),
    residual_permille: fc.integer({ min: 0, max: 500 }),
  },
  { noNullPrototype: true },
);

test('whatever the item, its depreciation never falls, no two months differ by more than a centavo, and the residual value stays', () => {
  fc.assert(
    fc.property(item, (one) => {
      const start = Temporal.PlainDate.from(one.acquired_on).with({ day: 1 });
      const sums = Array.from({ length: one.life_years * 12 + 3 }, (_, month) =>
        accumulatedDepreciation(one, start.add({ months: month }).subtract({ days: 1 }).toString()),
      );
      const charged = sums.slice(1).map((sum, at) => sum - sums[at]!);
      const months = charged.filter((sum) => sum > 0);
      assert.ok(charged.every((sum) => sum >= 0));
      if (months.length === one.life_years * 12) assert.ok(Math.max(...months) - Math.min(...months) <= 1);
      const residual = one.unit_cost - sums.at(-1)!;
      assert.ok(Math.abs(residual - (one.unit_cost * one.residual_permille) / 1000) <= 0.5);
    }),
  );
});
