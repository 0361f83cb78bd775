import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOn } from '@talaan/payroll/rules/figures/figures-on.ts';
import { KNOWN_FIGURES } from '@talaan/payroll/rules/figures/known-figures.ts';
import { boxesOf2316, type BOXES, type YearLine } from './certificate-2316.ts';

const FIGURES = figuresOn('2026-12-31', KNOWN_FIGURES);
const earning = (code: string, tax: YearLine['tax'], amount: number): YearLine => ({ code, side: 'EARNING', tax, amount });
const taken = (code: string, tax: YearLine['tax'], amount: number): YearLine => ({ code, side: 'DEDUCTION', tax, amount });

/** SG 15-1 all 2026, with PERA, clothing allowance and bonuses of 94,356. */
const YEAR: YearLine[] = [
  earning('BASIC', 'BASIC', 50_613_600),
  earning('PERA', 'EXEMPT', 2_400_000),
  earning('CLOTHING', 'DE_MINIMIS', 700_000),
  earning('MIDYEAR', 'BENEFIT', 4_217_800),
  earning('YEAREND', 'BENEFIT', 4_217_800),
  earning('CASHGIFT', 'BENEFIT', 500_000),
  earning('PEI', 'BENEFIT', 500_000),
  taken('GSIS', 'LOWERS', 4_555_224),
  taken('PHILHEALTH', 'LOWERS', 1_265_340),
  taken('PAGIBIG', 'LOWERS', 240_000),
  taken('WTAX', 'TAX', 3_160_692),
  taken('TAX_YEAR', 'TAX', 87_035),
];

test('a whole year: the tax due is what was withheld', () => {
  const boxes = boxesOf2316(YEAR, null, FIGURES);
  assert.deepEqual(
    ['29', '34', '35', '36', '37', '39', '48', '52', '24', '26'].map((box) => boxes[box as (typeof BOXES)[number]]),
    [0, 9_000_000, 700_000, 6_060_564, 2_400_000, 44_553_036, 435_600, 44_988_636, 3_247_727, 3_247_727],
  );
});

test('all that was earned is either exempt or taxable', () => {
  const earned = YEAR.reduce((sum, { side, amount }) => (side === 'EARNING' ? sum + amount : sum), 0);
  const boxes = boxesOf2316(YEAR, null, FIGURES);
  assert.deepEqual([boxes['19'], boxes['38'] + boxes['52'], boxes['20'] + boxes['21']], [earned, earned, earned]);
});

test('what a former employer paid is added, and uses up what is exempt', () => {
  const former = { taxable: 10_000_000, benefits: 2_000_000, de_minimis: {}, withheld: 300_000 };
  const boxes = boxesOf2316(YEAR, former, FIGURES);
  assert.deepEqual([boxes['34'], boxes['48']], [7_000_000, 2_435_600]);
  assert.deepEqual([boxes['22'], boxes['23'], boxes['25B']], [10_000_000, 56_988_636, 300_000]);
});

test('basic salary that is not taxed in the year is in 29', () => {
  const boxes = boxesOf2316([earning('BASIC', 'BASIC', 17_560_800), taken('GSIS', 'LOWERS', 1_580_472)], null, FIGURES);
  assert.deepEqual([boxes['29'], boxes['39'], boxes['24'], boxes['52']], [15_980_328, 0, 0, 0]);
});

test('de minimis above its limit is a benefit, and taxed pay has its box', () => {
  const boxes = boxesOf2316(
    [...YEAR, earning('CLOTHING', 'DE_MINIMIS', 300_000), earning('OVERTIME', 'TAXED', 100_000), earning('LAUNDRY', 'TAXED', 50_000)],
    null,
    FIGURES,
  );
  assert.deepEqual([boxes['35'], boxes['48'], boxes['50'], boxes['44']], [800_000, 635_600, 100_000, 50_000]);
});
