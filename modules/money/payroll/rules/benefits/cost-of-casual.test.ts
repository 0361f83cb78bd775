import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { figuresOn } from '../figures/figures-on.ts';
import { KNOWN_FIGURES } from '../figures/known-figures.ts';
import { costOfCasual } from './cost-of-casual.ts';

const FIGURES = figuresOn('2026-01-31', KNOWN_FIGURES);
const MONTHLY = 1_750_600;

test('a casual at SG 4-1 for the twelve months of 2026 costs 327,144.44', () => {
  const { items, total } = costOfCasual({ monthly: MONTHLY, from: '2026-01', to: '2026-12' }, FIGURES);
  assert.deepEqual(
    items.map(({ code, amount }) => [code, amount]),
    [
      ['WAGES', 21_007_200],
      ['PERA', 2_400_000],
      ['CLOTHING', 700_000],
      ['MIDYEAR', 1_750_600],
      ['YEAREND', 1_750_600],
      ['CASHGIFT', 500_000],
      ['PEI', 500_000],
      ['MEDICAL', 700_000],
      ['GSIS_GOV', 2_520_864],
      ['EC', 120_000],
      ['PHILHEALTH_GOV', 525_180],
      ['PAGIBIG_GOV', 240_000],
    ],
  );
  assert.equal(total, 32_714_444);
});

test('from July to December there is no mid-year bonus; from October part of the cash gift alone', () => {
  const cost = (from: string) => costOfCasual({ monthly: MONTHLY, from, to: '2026-12' }, FIGURES).items;
  const codes = (from: string) => cost(from).map(({ code }) => code);
  assert.equal(codes('2026-07').includes('MIDYEAR'), false);
  assert.equal(codes('2026-07').includes('YEAREND'), true);
  assert.deepEqual(
    cost('2026-10').filter(({ code }) => ['CLOTHING', 'YEAREND', 'CASHGIFT', 'PEI'].includes(code)),
    [
      { code: 'CASHGIFT', amount: 100_000 },
      { code: 'PEI', amount: 200_000 },
    ],
  );
});

test('a longer stay to the end of the year never costs less, and items add up', () => {
  const month = fc.integer({ min: 1, max: 12 });
  const name = (at: number) => `2026-${String(at).padStart(2, '0')}`;
  fc.assert(
    fc.property(month, month, fc.integer({ min: 1_353_000, max: 5_000_000 }), (one, other, monthly) => {
      const cost = (from: number) => costOfCasual({ monthly, from: name(from), to: '2026-12' }, FIGURES);
      const [longer, shorter] = [cost(Math.min(one, other)), cost(Math.max(one, other))];
      assert.ok(longer.total >= shorter.total);
      assert.equal(
        longer.items.reduce((sum, { amount }) => sum + amount, 0),
        longer.total,
      );
    }),
  );
});
