import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatPaperNumber, formatPropertyNumber, PAPER_SERIES, seriesOfItem, type PaperSeries } from './numbers.ts';

const papers: [series: PaperSeries, running: number, number: string][] = [
  ['PAR', 12, '2026-11-0012'],
  ['SPLV', 1, 'SPLV-2026-11-0001'],
  ['SPHV', 340, 'SPHV-2026-11-0340'],
  ['PTR', 7, '2026-11-0007'],
  ['ITR', 7, '2026-11-0007'],
  ['RRSP', 7, '2026-11-0007'],
  ['RRPPE', 7, '2026-11-0007'],
  ['IAR', 10_000, '2026-11-10000'],
];
for (const [series, running, number] of papers)
  test(`number ${running} of ${series} in November 2026 is ${number}`, () => {
    assert.equal(formatPaperNumber(series, '2026-11-20', running), number);
  });

test('a property number has year, group, account, running number and office', () => {
  const item = { acquired_on: '2026-03-04', group_code: '05', account_code: '03', officeId: 1 };
  assert.equal(seriesOfItem(item), 'ITEM-05-03');
  assert.equal(formatPropertyNumber(item, 12), '2026-05-03-0012-01');
  assert.equal(formatPropertyNumber({ ...item, officeId: 134 }, 12), '2026-05-03-0012-134');
});

test('different running numbers of a series and year never give the same number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PAPER_SERIES),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 12 }),
      (series, one, other, month) => {
        const of = (running: number) => formatPaperNumber(series, `2026-${String(month).padStart(2, '0')}-01`, running);
        const item = { acquired_on: '2026-01-01', group_code: '07', account_code: '01', officeId: month };
        assert.equal(of(one) === of(other), one === other);
        assert.equal(formatPropertyNumber(item, one) === formatPropertyNumber(item, other), one === other);
      },
    ),
  );
});
