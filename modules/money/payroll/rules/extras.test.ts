import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { stillDue } from './differences.ts';
import { payExtras } from './extras.ts';
import { FIGURES, factsOf } from './month-fixture.ts';
import { monthPay } from './month-pay.ts';
import type { PaidLine } from './pay-line.ts';
import { sumLines } from './totals.ts';

const overtime = (id: number, amount: number) => ({ id, code: 'OVERTIME', amount, tax: 'TAXED' as const });

test('overtime is paid with the tax that it adds, and once', () => {
  const facts = factsOf(3_170_500, { extras: [overtime(7, 200_000)] });
  const lines = payExtras(facts, FIGURES, [], 0);
  assert.deepEqual(
    lines.map(({ code, amount }) => [code, amount]),
    [
      ['OVERTIME', 200_000],
      ['WTAX', 30_000],
    ],
  );
  assert.deepEqual(payExtras(facts, FIGURES, lines, 0), []);
});

test('whether the overtime or the month is paid first, both come to the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_400_000, max: 30_000_000 }),
      fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 3 }),
      (monthly, amounts) => {
        const facts = factsOf(monthly, { extras: amounts.map((amount, at) => overtime(at + 1, amount)) });
        const first = payExtras(facts, FIGURES, [], 0);
        const rest = stillDue(monthPay(facts, FIGURES, 0), first);
        const month = monthPay({ ...facts, extras: [] }, FIGURES, 0);
        const later = payExtras(facts, FIGURES, month, 0);
        const whole = sumLines(monthPay(facts, FIGURES, 0));
        assert.deepEqual(sumLines([...first, ...rest] as PaidLine[]), whole);
        assert.deepEqual(sumLines([...month, ...later] as PaidLine[]), whole);
      },
    ),
  );
});
