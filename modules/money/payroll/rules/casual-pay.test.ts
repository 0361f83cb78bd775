import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { casualPay, dailyRate, payOfCasual, type CasualFacts } from './casual-pay.ts';
import { stillDue } from './differences.ts';
import { FIGURES } from './month-fixture.ts';
import { sumLines } from './totals.ts';

const facts = (thousandths: number, monthly = 1_750_600, change: Partial<CasualFacts> = {}): CasualFacts => ({
  month: '2026-03',
  days: [{ monthly, thousandths, salary_grade: 4, step: 1 }],
  extras: [],
  deductions: [],
  year: null,
  ...change,
});
const amountsOf = (one: CasualFacts) => Object.fromEntries(payOfCasual(one, FIGURES).map(({ code, amount }) => [code, amount]));

for (const [name, monthly, daily] of [
  ['SG 1-1', 1_463_400, 66_518],
  ['SG 4-1', 1_750_600, 79_573],
] as const)
  test(`the daily wage of ${name} in 2026`, () => assert.equal(dailyRate(monthly, 22), daily));

for (const [name, thousandths, wages, pera] of [
  ['20 days', 20_000, 1_591_460, 181_818],
  ['22 days', 22_000, 1_750_606, 200_000],
  ['23 days have no more PERA', 23_000, 1_830_179, 200_000],
  ['12.5 days', 12_500, 994_663, 113_636],
] as const)
  test(`a casual at SG 4-1: ${name}`, () => {
    const { WAGES: ofWages, PERA: ofPera } = amountsOf(facts(thousandths));
    assert.deepEqual([ofWages, ofPera], [wages, pera]);
  });

test('contributions are whole, on the monthly rate', () => {
  const { GSIS: gsis, PHILHEALTH: philhealth, PAGIBIG: pagibig, GSIS_GOV: government } = amountsOf(facts(11_000));
  assert.deepEqual([gsis, philhealth, pagibig, government], [157_554, 43_765, 20_000, 210_072]);
});

test('without a day with pay nothing is paid and nothing is borne', () => assert.deepEqual(payOfCasual(facts(0), FIGURES), []));

test('two rates in a month are paid by their days, and the sum is rounded once', () => {
  const days = [1_463_400, 1_750_600].map((monthly) => ({ monthly, thousandths: 500, salary_grade: 1, step: 1 }));
  assert.equal(amountsOf(facts(0, 0, { days })).WAGES, 73_046);
});

test('days of a time record that are counted later are paid later: the month comes to the same', () => {
  const days = fc.integer({ min: 0, max: 23_000 });
  fc.assert(
    fc.property(days, days, fc.integer({ min: 1_353_000, max: 4_000_000 }), (first, end, monthly) => {
      const paid = casualPay(facts(first, monthly), FIGURES, 0);
      const expected = casualPay(facts(end, monthly), FIGURES, 0);
      assert.equal(sumLines([...paid, ...stillDue(expected, paid)]).net, sumLines(expected).net);
      assert.ok(sumLines(expected).net >= 0);
    }),
  );
});
