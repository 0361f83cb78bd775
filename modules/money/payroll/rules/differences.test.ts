import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sumYear } from './tax/annual-tax.ts';
import { duesIn, stillDue } from './differences.ts';
import { figuresOfMonth } from './figures/figures-on.ts';
import { KNOWN_FIGURES } from './figures/known-figures.ts';
import { deduction, factsOf, FIGURES, segment, someDeductions, someMonth, unpaidOn } from './month-fixture.ts';
import type { Deduction, MonthFacts } from './month-facts.ts';
import { monthPay } from './month-pay.ts';
import { payOfMonth } from './pay-of-month.ts';
import { missingOf, type PayLine } from './pay-line.ts';
import { sumLines } from './totals.ts';

/** Kinds that are compared: no deduction by authority, no overpayment, no tax of the year. */
const isCompared = ({ side, reference, code }: PayLine) =>
  code !== 'CARRIED' && code !== 'TAX_YEAR' && (side !== 'DEDUCTION' || reference === null);

const amounts = (lines: readonly PayLine[]) => lines.map(({ code, amount, for_month: month }) => [code, amount, month]);

test('late arrival of October that is listed in November is a line of October, with its tax', () => {
  const october = factsOf(3_170_500, { month: '2026-10' });
  const paid = payOfMonth(october, FIGURES).filter(isCompared);
  const known = { ...october, unpaid: [unpaidOn('2026-10-31', 106, 'LATE')] };
  const lines = stillDue(monthPay(known, FIGURES, 0), paid);
  assert.deepEqual(amounts(lines), [
    ['LWOP', -15_276, '2026-10'],
    ['PERA', -964, '2026-10'],
    ['WTAX', -2_292, '2026-10'],
  ]);
  assert.deepEqual(lines.find(({ code }) => code === 'PERA')!.why.figures, { expected: 199_036, paid: 200_000 });
});

test('a step from the 16th of September that is learned in November is paid for September and October, with what it bears', () => {
  const paid = (month: string) => payOfMonth(factsOf(3_170_500, { month }), FIGURES).filter(isCompared);
  const september = factsOf(0, {
    month: '2026-09',
    segments: [segment('2026-09-01', '2026-09-15', 3_170_500), segment('2026-09-16', '2026-09-30', 3_201_200)],
  });
  const earlier = [
    ...stillDue(monthPay(september, FIGURES, 0), paid('2026-09')),
    ...stillDue(monthPay(factsOf(3_201_200, { month: '2026-10' }), FIGURES, 0), paid('2026-10')),
  ];
  assert.deepEqual(amounts(earlier.filter(({ side }) => side !== 'GOVERNMENT')), [
    ['BASIC', 15_350, '2026-09'],
    ['WTAX', 2_037, '2026-09'],
    ['GSIS', 1_382, '2026-09'],
    ['PHILHEALTH', 384, '2026-09'],
    ['BASIC', 30_700, '2026-10'],
    ['WTAX', 4_075, '2026-10'],
    ['GSIS', 2_763, '2026-10'],
    ['PHILHEALTH', 767, '2026-10'],
  ]);
});

test('what was paid and is no longer expected is taken back, and nothing else differs', () => {
  const ra = { id: 4, code: 'RA', monthly: 500_000, by_days: true, tax: 'EXEMPT' as const };
  const paid = payOfMonth(factsOf(3_170_500, { allowances: [ra] }), FIGURES);
  assert.deepEqual(amounts(stillDue(monthPay(factsOf(3_170_500), FIGURES, 0), paid)), [['RA', -500_000, '2026-03']]);
  assert.deepEqual(stillDue(monthPay(factsOf(3_170_500), FIGURES, 0), payOfMonth(factsOf(3_170_500), FIGURES)), []);
});

test('a month that was paid too much is taken after loans and above the floor; the rest is carried', () => {
  const paid = payOfMonth(factsOf(3_170_500, { month: '2026-02' }), FIGURES).filter(isCompared);
  const earlier = stillDue([], paid);
  const lines = payOfMonth(factsOf(3_170_500, { deductions: [deduction(2_000_000)] }), FIGURES, { earlier });
  // The month gives 28,805.03; after the loan 3,805.03 are above the floor, of 28,805.03 that February had too much.
  const carried = lines.find(({ code }) => code === 'CARRIED')!;
  assert.deepEqual([carried.amount, sumLines(lines).net], [2_880_503 - 380_503, 500_000]);
  assert.equal(lines.find(({ code }) => code === 'GSIS_MPL')!.amount, 2_000_000);
});

const MONTHS = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);

/** Each month as it is in the end, as it is known at first, and in which run the end is known. */
const history = fc.tuple(
  ...MONTHS.map((month, at) =>
    fc.record({
      end: someMonth(month),
      first: someMonth(month),
      learned: fc.integer({ min: at, max: 14 }).map((run) => Math.min(run, 11)),
    }),
  ),
);

/** Runs of a year; what is carried is taken by later runs. */
function payYear(deductions: readonly Deduction[], formOf: (month: number, run: number) => MonthFacts) {
  const paid: PayLine[] = [];
  let carried = 0;
  const due = (run: number) =>
    MONTHS.slice(0, run).flatMap((month, at) => {
      const own = paid.filter((line) => line.for_month === month);
      return stillDue(monthPay(formOf(at, run), figuresOfMonth(month, KNOWN_FIGURES), duesIn(own)), own.filter(isCompared));
    });
  for (const [run, month] of MONTHS.entries()) {
    const figures = figuresOfMonth(month, KNOWN_FIGURES);
    const isLast = run === 11;
    const facts = {
      ...formOf(run, run),
      deductions: carried > 0 ? [...deductions, deduction(carried, { id: 99, code: 'OVERPAID', class: 'OVERPAID' })] : deductions,
      year: isLast ? { before: sumYear(paid), former: null, months: 12, is_last: true } : null,
    };
    const earlier = due(run);
    const lines = payOfMonth(facts, figures, { earlier });
    const least = Math.min(sumLines(payOfMonth({ ...facts, deductions: [] }, figures, { earlier })).net, figures.FLOOR.content.net);
    assert.ok(sumLines(lines).net >= (deductions.some((one) => one.class === 'SUPPORT') ? 0 : least), 'the floor');
    for (const { code, amount } of lines) carried += code === 'CARRIED' ? amount : code === 'OVERPAID' ? -amount : 0;
    paid.push(...lines);
  }
  return { paid, carried };
}

test('what is learned late comes to what is known at once, over random years: by item and month, in money and in tax', () => {
  fc.assert(
    fc.property(history, (year) => {
      const late = payYear([], (month, run) => (run >= year[month]!.learned ? year[month]!.end : year[month]!.first));
      const once = payYear([], (month) => year[month]!.end);
      for (const month of MONTHS) assert.deepEqual(sumByCode(late.paid, month), sumByCode(once.paid, month));
      const taxOf = (lines: PayLine[]) =>
        sumYear(lines).withheld + lines.reduce((sum, line) => sum + (line.code === 'TAX_YEAR' ? missingOf(line) : 0), 0);
      assert.equal(taxOf(late.paid), taxOf(once.paid));
      const lack = (lines: PayLine[]) =>
        missingOf(lines.find(({ code }) => code === 'TAX_YEAR') ?? { amount: 0, why: { rule: 'extra' as const, figures: {} } });
      assert.equal(sumLines(late.paid).net - late.carried - lack(late.paid), sumLines(once.paid).net - once.carried - lack(once.paid));
    }),
    { numRuns: 60 },
  );
});

test('with deductions too each month comes to what is known in the end, and what is carried is all that is missing', () => {
  fc.assert(
    fc.property(history, someDeductions, (year, deductions) => {
      const { paid, carried } = payYear(deductions, (month, run) => (run >= year[month]!.learned ? year[month]!.end : year[month]!.first));
      for (const [at, month] of MONTHS.entries()) {
        const own = paid.filter((line) => line.for_month === month);
        const expected = monthPay(year[at]!.end, figuresOfMonth(month, KNOWN_FIGURES), duesIn(own));
        assert.deepEqual(sumByCode(paid, month), sumByCode(expected, month));
      }
      const moved = paid.reduce((sum, { code, amount }) => sum + (code === 'CARRIED' ? amount : code === 'OVERPAID' ? -amount : 0), 0);
      assert.equal(moved, carried);
      assert.ok(carried >= 0);
    }),
    { numRuns: 60 },
  );
});

/** What was paid for a month by item and record, of kinds that are compared; items that come to nothing left out. */
function sumByCode(lines: readonly PayLine[], month: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { side, code, reference, amount } of lines.filter((one) => one.for_month === month && isCompared(one))) {
    const key = `${side} ${code} ${reference}`;
    sums[key] = (sums[key] ?? 0) + amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}
