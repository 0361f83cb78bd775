import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { factsOf, FIGURES, segment, unpaidOn } from './month-fixture.ts';
import type { Allowance, MonthFacts } from './month-facts.ts';
import { monthPay } from './month-pay.ts';

const RA: Allowance = { id: 3, code: 'RA', monthly: 900_000, by_days: true, tax: 'EXEMPT' };
const HAZARD: Allowance = { id: 4, code: 'HAZARD', monthly: 440_000, by_days: false, tax: 'TAXED' };
const amountOf = (code: string, change: Partial<MonthFacts>) =>
  monthPay(factsOf(3_170_500, change), FIGURES, 0).find((line) => line.code === code)?.amount ?? 0;

for (const [days, amount] of [
  [0, 0],
  [1, 225_000],
  [5, 225_000],
  [6, 450_000],
  [11, 450_000],
  [12, 675_000],
  [16, 675_000],
  [17, 900_000],
  [23, 900_000],
] as const)
  test(`representation allowance of 9,000 with ${days} days of work`, () =>
    assert.equal(amountOf('RA', { allowances: [RA], work_days: days }), amount));

test('an allowance that is not by days of work is like PERA: by the days of service, less days without pay', () => {
  const segments = [segment('2026-03-16', '2026-03-31', 3_170_500)];
  assert.equal(amountOf('HAZARD', { allowances: [HAZARD], segments }), 240_000);
  assert.equal(amountOf('HAZARD', { allowances: [HAZARD], segments, unpaid: [unpaidOn('2026-03-17', 2000)] }), 200_000);
  assert.equal(amountOf('HAZARD', { allowances: [HAZARD], has_paid_day: false }), 0);
});

test('representation is not taxed, hazard pay is', () => {
  const taxOf = (allowances: Allowance[]) => amountOf('WTAX', { allowances });
  assert.deepEqual([taxOf([]), taxOf([RA]), taxOf([HAZARD])], [105_389, 105_389, 105_389 + 66_000]);
});

test('PERA after days without pay is never below zero, and none of the month takes more than it gives', () => {
  const days = fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 31 });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 31 }), fc.boolean(), (thousandths, last, hasPaidDay) => {
      const unpaid = thousandths.map((one, at) => unpaidOn(`2026-03-${String(at + 1).padStart(2, '0')}`, one));
      const segments = [segment('2026-03-01', `2026-03-${String(last).padStart(2, '0')}`, 3_170_500)];
      const change = { unpaid, segments, has_paid_day: hasPaidDay };
      const pera = amountOf('PERA', change);
      const paid = amountOf('BASIC', change) + amountOf('LWOP', change);
      assert.ok(pera >= 0 && pera <= 200_000 && paid >= 0);
      assert.ok(hasPaidDay || (paid === 0 && pera === 0));
    }),
  );
});
