import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fitDeductions } from './fit-deductions.ts';
import { deduction, FIGURES, someDeductions } from './month-fixture.ts';
import type { Deduction } from './month-facts.ts';
import { DEDUCTION_CLASSES, missingOf, type DeductionClass } from './pay-line.ts';
import type { Figures } from './figures/rates.ts';

const of = (id: number, kind: DeductionClass, amount: number, change: Partial<Deduction> = {}) =>
  deduction(amount, { id, code: `D${id}`, class: kind, entered: id, ...change });
const ordered = (order: readonly DeductionClass[]): Figures => ({
  ...FIGURES,
  FLOOR: { ...FIGURES.FLOOR, content: { ...FIGURES.FLOOR.content, order } },
});

const CASES: [name: string, pay: number, deductions: Deduction[], taken: [number, number][], figures?: Figures][] = [
  [
    'all fit, by class',
    3_000_000,
    [of(1, 'THRIFT', 100_000), of(2, 'COOPERATIVE', 200_000), of(3, 'GSIS_HDMF', 300_000)],
    [
      [3, 300_000],
      [2, 200_000],
      [1, 100_000],
    ],
  ],
  [
    'what does not fit is taken in part, and later classes get nothing',
    900_000,
    [of(1, 'GSIS_HDMF', 300_000), of(2, 'COOPERATIVE', 200_000), of(3, 'BANK', 50_000)],
    [
      [1, 300_000],
      [2, 100_000],
      [3, 0],
    ],
  ],
  [
    'what is not taken in part is left out whole, and the next one gets the room',
    900_000,
    [of(1, 'GSIS_HDMF', 500_000, { in_part: false }), of(2, 'COOPERATIVE', 200_000)],
    [
      [1, 0],
      [2, 200_000],
    ],
  ],
  [
    'within a class by date of authority, then by entry',
    600_000,
    [
      of(1, 'BANK', 40_000, { authorized_on: '2025-03-01' }),
      of(2, 'BANK', 40_000, { authorized_on: '2025-02-01', entered: 9 }),
      of(3, 'BANK', 40_000, { authorized_on: '2025-02-01', entered: 8 }),
    ],
    [
      [3, 40_000],
      [2, 40_000],
      [1, 20_000],
    ],
  ],
  [
    'a court order is after loans of GSIS and Pag-IBIG',
    600_000,
    [of(1, 'COURT', 90_000), of(2, 'GSIS_HDMF', 90_000), of(3, 'COOPERATIVE', 90_000)],
    [
      [2, 90_000],
      [1, 10_000],
      [3, 0],
    ],
  ],
  [
    'support by a protection order is before all loans and through the floor',
    550_000,
    [of(1, 'GSIS_HDMF', 90_000), of(2, 'SUPPORT', 300_000)],
    [
      [2, 300_000],
      [1, 0],
    ],
  ],
  [
    'an overpayment is last',
    600_000,
    [of(1, 'OVERPAID', 90_000, { authorized_on: '2020-01-01' }), of(2, 'THRIFT', 90_000)],
    [
      [2, 90_000],
      [1, 10_000],
    ],
  ],
  [
    'the order is a figure: court orders before all loans',
    600_000,
    [of(1, 'COURT', 90_000), of(2, 'GSIS_HDMF', 90_000)],
    [
      [1, 90_000],
      [2, 10_000],
    ],
    ordered(['SUPPORT', 'COURT', ...DEDUCTION_CLASSES.filter((one) => one !== 'SUPPORT' && one !== 'COURT')]),
  ],
  ['pay below the floor bears none', 400_000, [of(1, 'GSIS_HDMF', 1)], [[1, 0]]],
  ['exactly the floor may be left', 590_000, [of(1, 'GSIS_HDMF', 90_000, { in_part: false })], [[1, 90_000]]],
];

for (const [name, pay, deductions, taken, figures = FIGURES] of CASES)
  test(name, () => {
    assert.deepEqual(
      fitDeductions('2026-03', deductions, pay, figures).map((line) => [line.reference, line.amount]),
      taken,
    );
  });

test('what was not taken is in the line, for the list of the lender', () => {
  const [line] = fitDeductions('2026-03', [of(1, 'COOPERATIVE', 200_000)], 620_000, FIGURES);
  assert.deepEqual([line!.amount, missingOf(line!)], [120_000, 80_000]);
});

test('no deduction overtakes an earlier class: what one is given does not depend on those after it, and none takes after one that was cut', () => {
  fc.assert(
    fc.property(someDeductions, fc.integer({ min: 0, max: 6_000_000 }), (deductions, pay) => {
      const lines = fitDeductions('2026-03', deductions, pay, FIGURES);
      const whose = lines.map(({ reference }) => deductions.find(({ id }) => id === reference)!);
      const rank = whose.map((one) => DEDUCTION_CLASSES.indexOf(one.class));
      assert.deepEqual(
        rank,
        rank.toSorted((one, other) => one - other),
      );
      for (const [at, line] of lines.entries()) {
        const first = fitDeductions('2026-03', whose.slice(0, at + 1), pay, FIGURES);
        assert.deepEqual(first, lines.slice(0, at + 1));
        if (whose[at]!.in_part && missingOf(line) > 0 && whose[at]!.class !== 'SUPPORT')
          assert.ok(lines.slice(at + 1).every(({ amount }) => amount === 0));
      }
    }),
  );
});
