import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { benefitsOf, sumYear, yearTaxLine } from './annual-tax.ts';
import { factsOf, FIGURES } from '../month-fixture.ts';
import type { TaxedYear, YearFacts } from '../month-facts.ts';
import { payOfMonth } from '../pay-of-month.ts';
import { lineOf, missingOf, type PayLine, type TaxTreatment } from '../pay-line.ts';
import type { Figures } from '../figures/rates.ts';
import { sumLines } from '../totals.ts';
import { taxBy } from './withholding.ts';

const NOTHING: TaxedYear = { taxable: 0, benefits: 0, de_minimis: {}, withheld: 0 };
const paid = (code: string, amount: number, tax: TaxTreatment, month = '2026-11'): PayLine =>
  lineOf(month, { code, amount, tax, why: { rule: 'extra', figures: { amount } } });
const BENEFITS = [
  paid('MIDYEAR', 4_217_800, 'BENEFIT', '2026-05'),
  paid('YEAREND', 4_217_800, 'BENEFIT'),
  paid('CASHGIFT', 500_000, 'BENEFIT'),
  paid('PEI', 500_000, 'BENEFIT', '2026-12'),
  paid('CLOTHING', 700_000, 'DE_MINIMIS', '2026-04'),
  paid('MEDICAL', 700_000, 'DE_MINIMIS', '2026-04'),
];
const MONTHS = Array.from({ length: 11 }, (_, at) =>
  payOfMonth(factsOf(4_217_800, { month: `2026-${String(at + 1).padStart(2, '0')}` }), FIGURES),
);
const last = (before: TaxedYear, former: TaxedYear | null = null): YearFacts => ({ before, former, months: 12, is_last: true });
const december = (year: YearFacts, monthly = 4_217_800) => payOfMonth(factsOf(monthly, { month: '2026-12', year }), FIGURES);
const settled = (lines: readonly PayLine[]) => lines.find(({ code }) => code === 'TAX_YEAR');

test('a whole year at SG 15-1 with bonuses: December collects 870.35 more', () => {
  const line = settled(december(last(sumYear([...MONTHS.flat(), ...BENEFITS]))))!;
  assert.equal(line.amount, 87_035);
  assert.deepEqual(line.why.figures, {
    pay: 44_553_036,
    benefits: 9_435_600,
    exempt: 9_000_000,
    taxable: 44_988_636,
    over: 40_000_000,
    base: 2_250_000,
    per10000: 2000,
    withheld: 3_160_692,
  });
});

test('who entered in July has too much withheld, and gets it back', () => {
  const line = settled(december(last(sumYear(MONTHS.slice(0, 5).flat()))))!;
  // 6 × 37,127.53 = 222,765.18, below 250,000: all of 6 × 2,633.91
  assert.equal(line.amount, -6 * 263_391);
});

test('a former employer of the year is added: compensation, benefits and what was withheld', () => {
  const former = { taxable: 30_000_000, benefits: 8_000_000, de_minimis: {}, withheld: 900_000 };
  const line = settled(december(last(sumYear([...MONTHS.slice(0, 5).flat(), ...BENEFITS.slice(1, 4)]), former)))!;
  // 222,765.18 + 300,000 + (52,178 + 80,000 − 90,000) = 564,943.18
  assert.equal(line.why.figures.taxable, 56_494_318);
  assert.equal(line.amount, 2_250_000 + 3_298_864 - 6 * 263_391 - 900_000);
});

test('what cannot be collected is missing in the line', () => {
  const former = { taxable: 400_000_000, benefits: 0, de_minimis: {}, withheld: 0 };
  const lines = december(last(NOTHING, former));
  assert.equal(sumLines(lines).net, 0);
  assert.ok(missingOf(settled(lines)!) > 0);
});

test('de minimis above its limit is a benefit', () => {
  const year = sumYear([paid('CLOTHING', 900_000, 'DE_MINIMIS'), paid('PEI', 9_000_000, 'BENEFIT')]);
  assert.deepEqual(benefitsOf(year, FIGURES), { benefits: 9_100_000, above: 100_000 });
});

test('before the last payslip nothing is settled, unless benefits above the exempt ones are taxed from their payment on', () => {
  const content = { ...FIGURES.WITHHOLDING.content, excess: 'CUMULATIVE' as const };
  const cumulative: Figures = { ...FIGURES, WITHHOLDING: { ...FIGURES.WITHHOLDING, content } };
  const bonus = [paid('PEI', 500_000, 'BENEFIT')];
  const year: YearFacts = { before: sumYear([...MONTHS.flat(), ...BENEFITS.slice(0, 3)]), former: null, months: 11, is_last: false };
  assert.equal(yearTaxLine('2026-11', bonus, year, FIGURES), null);
  const line = yearTaxLine('2026-11', bonus, year, cumulative)!;
  // (11 × 37,127.53 + 4,356) ÷ 11 = 37,523.53; 1,875 + 20 % of 4,190.53, eleven times, less 11 × 2,633.91
  assert.equal(line.why.figures.average, 3_752_353);
  assert.equal(line.amount, 11 * (271_311 - 263_391));
  const below = yearTaxLine('2026-11', [], { ...year, before: sumYear(MONTHS.flat()) }, cumulative);
  assert.equal(below, null);
});

test('whatever was withheld, the year comes to the tax of the table, as far as pay goes', () => {
  const year = fc.record({
    taxable: fc.integer({ min: 0, max: 300_000_000 }),
    benefits: fc.integer({ min: 0, max: 30_000_000 }),
    de_minimis: fc.constant({}),
    withheld: fc.integer({ min: 0, max: 80_000_000 }),
  });
  fc.assert(
    fc.property(year, fc.option(year), fc.integer({ min: 1_353_000, max: 40_000_000 }), (before, former, monthly) => {
      const lines = december(last(before, former), monthly);
      const own = sumYear(lines);
      const benefits = before.benefits + (former?.benefits ?? 0);
      const taxable = before.taxable + (former?.taxable ?? 0) + own.taxable + Math.max(benefits - 9_000_000, 0);
      const missing = lines.reduce((sum, line) => sum + (line.code === 'TAX_YEAR' ? missingOf(line) : 0), 0);
      assert.equal(before.withheld + (former?.withheld ?? 0) + own.withheld + missing, taxBy(FIGURES.ANNUAL.content.brackets, taxable).tax);
      assert.ok(sumLines(lines).net >= 0);
    }),
  );
});
