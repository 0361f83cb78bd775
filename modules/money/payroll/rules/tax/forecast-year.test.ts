import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sumYear, yearTaxLine } from './annual-tax.ts';
import { benefitsToCome, forecastYear } from './forecast-year.ts';
import { factsOf, FIGURES } from '../month-fixture.ts';
import { payOfMonth } from '../pay-of-month.ts';
import { lineOf, type PayLine } from '../pay-line.ts';

const monthOf = (monthly: number, at: number): PayLine[] =>
  payOfMonth(factsOf(monthly, { month: `2026-${String(at).padStart(2, '0')}` }), FIGURES);
const benefit = (code: string, amount: number): PayLine =>
  lineOf('2026-05', { code, amount, tax: 'BENEFIT', why: { rule: 'extra', figures: { amount } } });

/** A year of which so many months were paid, with the mid-year bonus from May on. */
function forecastAfter(months: number, monthly: number) {
  const paid = Array.from({ length: months }, (_, at) => monthOf(monthly, at + 1));
  const bonus = months >= 5 ? [benefit('MIDYEAR', monthly)] : [];
  const has = new Set(bonus.map(({ code }) => code));
  return forecastYear(
    {
      paid: sumYear([...paid.flat(), ...bonus]),
      month: sumYear(paid.at(-1)!),
      months_left: 12 - months,
      to_come: benefitsToCome(monthly, has, FIGURES),
    },
    FIGURES,
  );
}

test('from each month of a whole year at SG 15-1 December is known to collect 870.35 more', () => {
  for (const months of [1, 4, 5, 11, 12]) {
    const { tax, withheld, difference } = forecastAfter(months, 4_217_800);
    assert.deepEqual([tax, withheld, difference], [3_247_727, 3_160_692, 87_035], `after ${months} months`);
  }
});

test('who entered in July is told that all is given back', () => {
  const paid = [7, 8].map((at) => monthOf(4_217_800, at));
  const { tax, difference } = forecastYear(
    { paid: sumYear(paid.flat()), month: sumYear(paid.at(-1)!), months_left: 4, to_come: 0 },
    FIGURES,
  );
  assert.deepEqual([tax, difference], [0, -6 * 263_391]);
});

test('where nothing changes the forecast of any month is what December settles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_300_000, max: 40_000_000 }), fc.integer({ min: 1, max: 11 }), (monthly, months) => {
      const year = Array.from({ length: 11 }, (_, at) => monthOf(monthly, at + 1)).flat();
      const benefits = [benefit('MIDYEAR', monthly), benefit('YEAREND', monthly), benefit('CASHGIFT', 500_000), benefit('PEI', 500_000)];
      const line = yearTaxLine(
        '2026-12',
        monthOf(monthly, 12),
        { before: sumYear([...year, ...benefits]), former: null, months: 12, is_last: true },
        FIGURES,
      );
      assert.equal(forecastAfter(months, monthly).difference, line?.amount ?? 0);
    }),
    { numRuns: 40 },
  );
});
