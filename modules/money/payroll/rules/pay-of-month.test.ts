import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { figuresOfMonth } from './figures/figures-on.ts';
import { KNOWN_FIGURES } from './figures/known-figures.ts';
import { anyMonth, deduction, factsOf, FIGURES, segment, someDeductions, unpaidOn } from './month-fixture.ts';
import { payOfMonth } from './pay-of-month.ts';
import { missingOf, type PayLine } from './pay-line.ts';
import { sumLines } from './totals.ts';

const amountOf = (lines: readonly PayLine[], code: string) => lines.find((line) => line.code === code)?.amount ?? 0;

/** Part C3: basic, GSIS, PhilHealth, Pag-IBIG, taxable, tax, net of basic, with PERA. */
const WORKED = [
  ['SG 1-1', 1_463_400, 131_706, 36_585, 20_000, 1_275_109, 0, 1_275_109, 1_475_109],
  ['SG 11-1', 3_170_500, 285_345, 79_263, 20_000, 2_785_892, 105_389, 2_680_503, 2_880_503],
  ['SG 15-1', 4_217_800, 379_602, 105_445, 20_000, 3_712_753, 263_391, 3_449_362, 3_649_362],
  ['SG 20-1', 6_605_200, 594_468, 165_130, 20_000, 5_825_602, 685_960, 5_139_642, 5_339_642],
  ['SG 24-1', 10_260_300, 923_427, 250_000, 20_000, 9_066_873, 1_454_223, 7_612_650, 7_812_650],
  ['SG 26-1', 13_180_700, 1_186_263, 250_000, 20_000, 11_724_437, 2_118_614, 9_605_823, 9_805_823],
  ['SG 30-1', 21_071_800, 1_896_462, 250_000, 20_000, 18_905_338, 4_025_771, 14_879_567, 15_079_567],
] as const;

for (const [name, basic, gsis, philhealth, pagibig, taxable, tax, ofBasic, net] of WORKED)
  test(`a worked payslip of 2026: ${name}`, () => {
    const lines = payOfMonth(factsOf(basic), FIGURES);
    const codes = ['BASIC', 'GSIS', 'PHILHEALTH', 'PAGIBIG', 'WTAX', 'PERA'];
    assert.deepEqual(
      codes.map((code) => amountOf(lines, code)),
      [basic, gsis, philhealth, pagibig, tax, 200_000],
    );
    assert.equal(lines.find(({ code }) => code === 'WTAX')!.why.figures.taxable, taxable);
    assert.equal(sumLines(lines).net, net);
    assert.equal(net - 200_000, ofBasic);
  });

test('2.5 days without pay at 31,705 leave 25,515.35', () => {
  const unpaid = [unpaidOn('2026-03-04', 1000), unpaidOn('2026-03-05', 1000), unpaidOn('2026-03-31', 500, 'LATE')];
  const lines = payOfMonth(factsOf(3_170_500, { unpaid }), FIGURES);
  const tax = lines.find(({ code }) => code === 'WTAX')!;
  assert.equal(amountOf(lines, 'LWOP'), -360_284);
  assert.deepEqual([tax.why.figures.taxable, tax.amount], [2_425_608, 51_346]);
  assert.equal(amountOf(lines, 'PERA'), 177_273);
  assert.equal(sumLines(lines).net, 2_551_535);
  assert.equal(sumLines(lines).net - amountOf(lines, 'PERA'), 2_374_262);
});

test('the government bears 12 %, the even half of PhilHealth, Pag-IBIG and 100 besides', () => {
  const lines = payOfMonth(factsOf(3_170_500), FIGURES).filter(({ side }) => side === 'GOVERNMENT');
  assert.deepEqual(
    lines.map(({ code, amount }) => [code, amount]),
    [
      ['GSIS_GOV', 380_460],
      ['EC', 10_000],
      ['PHILHEALTH_GOV', 79_262],
      ['PAGIBIG_GOV', 20_000],
    ],
  );
});

test('the odd centavo of PhilHealth is borne by the government where the figure says so', () => {
  const content = { ...FIGURES.PHILHEALTH.content, odd_centavo: 'GOVERNMENT' as const };
  const lines = payOfMonth(factsOf(3_170_500), { ...FIGURES, PHILHEALTH: { ...FIGURES.PHILHEALTH, content } });
  assert.deepEqual([amountOf(lines, 'PHILHEALTH'), amountOf(lines, 'PHILHEALTH_GOV')], [79_262, 79_263]);
});

test('in January 2024 Pag-IBIG takes 100', () => {
  assert.equal(amountOf(payOfMonth(factsOf(3_170_500, { month: '2024-01' }), figuresOfMonth('2024-01', KNOWN_FIGURES)), 'PAGIBIG'), 10_000);
});

test('who enters on the 16th is paid for 12 of 22 working days and bears whole contributions', () => {
  const lines = payOfMonth(factsOf(0, { segments: [segment('2026-03-16', '2026-03-31', 3_170_500)] }), FIGURES);
  assert.deepEqual(
    ['BASIC', 'PERA', 'GSIS', 'PHILHEALTH', 'PAGIBIG'].map((code) => amountOf(lines, code)),
    [1_729_364, 109_091, 285_345, 79_263, 20_000],
  );
});

test('a step on the 16th pays each rate by its days, and contributions follow the rate weighted by days', () => {
  const segments = [segment('2026-03-01', '2026-03-15', 3_170_500), segment('2026-03-16', '2026-03-31', 3_201_200)];
  const lines = payOfMonth(factsOf(0, { segments }), FIGURES);
  // (31,705 × 10 + 32,012 × 12) ÷ 22
  assert.equal(amountOf(lines, 'BASIC'), 3_187_245);
  assert.equal(amountOf(lines, 'GSIS'), 286_852);
});

test('a month without a day with pay pays nothing and bears nothing', () => {
  const lines = payOfMonth(factsOf(3_170_500, { month: '2026-02', has_paid_day: false, unpaid: [unpaidOn('2026-02-02', 1000)] }), FIGURES);
  assert.deepEqual(
    lines.map(({ code, amount }) => [code, amount]),
    [
      ['BASIC', 3_170_500],
      ['LWOP', -3_170_500],
      ['WTAX', 0],
    ],
  );
});

test('23 days without pay take the month, not 23/22 of it', () => {
  const unpaid = [unpaidOn('2026-12-01', 23_000)];
  const lines = payOfMonth(factsOf(3_170_500, { month: '2026-12', unpaid }), FIGURES);
  assert.deepEqual(sumLines(lines), { gross: 0, deductions: 0, net: 0, government: 489_722 });
  assert.deepEqual(
    lines.filter((line) => missingOf(line) > 0).map((line) => [line.code, missingOf(line)]),
    [
      ['GSIS', 285_345],
      ['PHILHEALTH', 79_263],
      ['PAGIBIG', 20_000],
    ],
  );
});

test('overtime is taxed with the month, and a union lowers what is taxed', () => {
  const extras = [{ id: 7, code: 'OVERTIME', amount: 500_000, tax: 'TAXED' as const }];
  const deductions = [deduction(100_000, { code: 'UNION', class: 'PROVIDENT', lowers_tax: true })];
  const tax = payOfMonth(factsOf(3_170_500, { extras, deductions }), FIGURES).find(({ code }) => code === 'WTAX')!;
  // 27,858.92 + 5,000 − 1,000 = 31,858.92; 15 % of what is above 20,833
  assert.deepEqual([tax.why.figures.taxable, tax.amount], [3_185_892, 165_389]);
});

test('dues that the floor leaves out do not lower what is taxed', () => {
  const deductions = [deduction(2_400_000, { id: 1 }), deduction(100_000, { id: 2, code: 'UNION', class: 'PROVIDENT', lowers_tax: true })];
  const lines = payOfMonth(factsOf(3_170_500, { deductions }), FIGURES);
  assert.deepEqual([amountOf(lines, 'WTAX'), amountOf(lines, 'UNION'), sumLines(lines).net], [105_389, 0, 500_000]);
});

test('overtime that a run of its own has paid is not paid again, and its tax is counted', () => {
  const extras = [{ id: 7, code: 'OVERTIME', amount: 500_000, tax: 'TAXED' as const }];
  const all = payOfMonth(factsOf(3_170_500, { extras }), FIGURES);
  const first = { ...factsOf(3_170_500, { extras }), segments: [] };
  const paid = payOfMonth(first, FIGURES);
  const rest = payOfMonth(factsOf(3_170_500, { extras }), FIGURES, { paid });
  assert.equal(amountOf(rest, 'OVERTIME'), 0);
  assert.equal(sumLines(rest).net + sumLines(paid).net, sumLines(all).net);
  assert.equal(amountOf(rest, 'WTAX') + amountOf(paid, 'WTAX'), amountOf(all, 'WTAX'));
});

test('lines add up to the net, which is not below zero by statutory deductions and not below the floor by the others', () => {
  fc.assert(
    fc.property(anyMonth, someDeductions, (facts, deductions) => {
      const figures = figuresOfMonth(facts.month, KNOWN_FIGURES);
      const bare = sumLines(payOfMonth(facts, figures));
      const lines = payOfMonth({ ...facts, deductions }, figures);
      const { gross, deductions: taken, net } = sumLines(lines);
      assert.equal(gross - taken, net);
      assert.ok(bare.net >= 0 && net >= 0);
      const isThrough = lines.some(
        ({ amount, reference }) => amount > 0 && deductions.some(({ id, class: of }) => id === reference && of === 'SUPPORT'),
      );
      assert.ok(isThrough || net >= Math.min(bare.net, figures.FLOOR.content.net));
      for (const line of lines) assert.ok(Number.isSafeInteger(line.amount) && missingOf(line) >= 0);
    }),
  );
});

test('a cut of the days of service at the same rate changes nothing', () => {
  fc.assert(
    fc.property(anyMonth, fc.integer({ min: 1, max: 30 }), (facts, at) => {
      const day = `${facts.month}-${String(at).padStart(2, '0')}`;
      const before = Temporal.PlainDate.from(`${facts.month}-01`)
        .add({ days: at - 2 })
        .toString();
      const segments = facts.segments.flatMap((one) =>
        one.from < day && one.to >= day
          ? [
              { ...one, to: before },
              { ...one, from: day },
            ]
          : [one],
      );
      const figures = figuresOfMonth(facts.month, KNOWN_FIGURES);
      const amounts = (lines: PayLine[]) => lines.map(({ code, amount }) => [code, amount]);
      assert.deepEqual(amounts(payOfMonth({ ...facts, segments }, figures)), amounts(payOfMonth(facts, figures)));
    }),
  );
});
