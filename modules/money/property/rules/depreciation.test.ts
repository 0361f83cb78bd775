import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  accumulatedDepreciation,
  depreciationOfMonth,
  lastMonthEnded,
  monthBefore,
  monthsDepreciated,
  type Depreciated,
} from './depreciation.ts';

const LAPTOP: Depreciated = { cost: 6_000_000, residual_permille: 50, life_years: 5, acquired_on: '2026-01-15', derecognized_on: null };
const of = (changes: Partial<Depreciated>): Depreciated => ({ ...LAPTOP, ...changes });

const TABLE: [says: string, item: Depreciated, month: string, months: number, accumulated: number][] = [
  ['acquired on the 15th: its month counts', LAPTOP, '2026-01', 1, 95_000],
  ['acquired on the 16th: from the next month', of({ acquired_on: '2026-01-16' }), '2026-01', 0, 0],
  ['acquired on the 16th, a month later', of({ acquired_on: '2026-01-16' }), '2026-02', 1, 95_000],
  ['before it was acquired', LAPTOP, '2025-12', 0, 0],
  ['over the end of a year, after the 15th', of({ acquired_on: '2025-12-31' }), '2026-01', 1, 95_000],
  ['a year', LAPTOP, '2026-12', 12, 1_140_000],
  ['its whole life', LAPTOP, '2030-12', 60, 5_700_000],
  ['after its life the residual value stays', LAPTOP, '2045-06', 60, 5_700_000],
  ['no residual value', of({ residual_permille: 0 }), '2030-12', 60, 6_000_000],
  ['a third of a centavo is rounded once, not each month', of({ cost: 10_000, residual_permille: 0, life_years: 10 }), '2026-02', 2, 167],
  ['half a centavo is rounded up', of({ cost: 30, residual_permille: 0, life_years: 5 }), '2026-01', 1, 1],
  ['off the books on the 15th: that month does not count', of({ derecognized_on: '2026-06-15' }), '2026-12', 5, 475_000],
  ['off the books on the 16th: that month counts', of({ derecognized_on: '2026-06-16' }), '2026-12', 6, 570_000],
  ['off the books in the month in which it came', of({ derecognized_on: '2026-01-15' }), '2026-12', 0, 0],
  ['a building of nine billion', of({ cost: 900_000_000_000, life_years: 50 }), '2026-01', 1, 1_425_000_000],
];

test('depreciation is straight line from the month of acquisition, or the next one after its 15th day, to the end of life or of ownership', () => {
  for (const [says, item, month, months, accumulated] of TABLE) {
    assert.equal(monthsDepreciated(item, month), months, says);
    assert.equal(accumulatedDepreciation(item, month), accumulated, says);
  }
});

test('the months of an item add up to the centavo to its cost without the residual value, and none of them is negative', () => {
  const item = fc.record(
    {
      cost: fc.integer({ min: 1, max: 900_000_000_000 }),
      residual_permille: fc.integer({ min: 0, max: 500 }),
      life_years: fc.integer({ min: 1, max: 50 }),
      acquired_on: fc.integer({ min: 0, max: 40_000 }).map((days) => Temporal.PlainDate.from('1920-01-01').add({ days }).toString()),
      derecognized_on: fc.constant(null),
    },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(item, (one) => {
      let sum = 0;
      let month = monthBefore(one.acquired_on.slice(0, 7));
      for (let at = 0; at < one.life_years * 12 + 3; at += 1) {
        const ofMonth = depreciationOfMonth(one, month);
        assert.ok(ofMonth >= 0);
        sum += ofMonth;
        month = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
      }
      const residual = (BigInt(one.cost) * BigInt(one.residual_permille)) / 1000n;
      assert.ok(Math.abs(one.cost - sum - Number(residual)) <= 1, `${sum} of ${one.cost}`);
      assert.equal(sum, accumulatedDepreciation(one, month));
    }),
    { numRuns: 60 },
  );
});

test('as at a day the months count that are over at its end', () => {
  for (const [day, month] of [
    ['2024-03-30', '2024-02'],
    ['2024-03-31', '2024-03'],
    ['2024-02-28', '2024-01'],
    ['2024-02-29', '2024-02'],
    ['2026-01-01', '2025-12'],
    ['2026-12-31', '2026-12'],
  ] as const)
    assert.equal(lastMonthEnded(day), month, day);
});
