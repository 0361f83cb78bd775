import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { payOfVacationDays, vacationPay, type SchoolYear } from './vacation-pay.ts';

const DEPED_2018: SchoolYear = {
  firstDay: '2018-06-04',
  lastDay: '2019-04-05',
  christmasFrom: '2018-12-15',
  christmasTo: '2019-01-02',
  vacationDays: 77,
};
const YEAR: SchoolYear = {
  firstDay: '2025-08-11',
  lastDay: '2026-05-29',
  christmasFrom: '2025-12-20',
  christmasTo: '2026-01-02',
  vacationDays: 84,
};
const whole = [{ from: '2010-06-01', to: '2030-01-01' }];

test('school year 2018-2019: 306 days less 19 of Christmas are 287, the factor 0.268, and 77 days are paid (DepEd Memorandum 67 s.2019)', () => {
  assert.deepEqual(vacationPay(DEPED_2018, whole, 0), {
    yearDays: 287,
    presentDays: 287,
    servedDays: 287,
    factor: 268,
    paidDays: 77,
    unpaidDays: 0,
  });
});

test('who serves the whole year is paid all 84 days', () => {
  const { yearDays, paidDays, unpaidDays } = vacationPay(YEAR, whole, 0);
  assert.deepEqual([yearDays, paidDays, unpaidDays], [278, 84, 0]);
});

test('who enters on 5 January is paid in proportion, and Christmas counts nothing', () => {
  const pay = vacationPay(YEAR, [{ from: '2026-01-05', to: '2026-12-31' }], 0);
  assert.deepEqual([pay.servedDays, pay.factor, pay.paidDays, pay.unpaidDays], [145, 302, 44, 40]);
});

test('days without pay are not served', () => {
  assert.equal(vacationPay(YEAR, whole, 10_000).paidDays, 81);
  assert.equal(vacationPay(YEAR, whole, 400_000).paidDays, 0);
});

test('who did not serve in the year is paid nothing', () => {
  assert.equal(vacationPay(YEAR, [{ from: '2020-01-01', to: '2025-08-10' }], 0).paidDays, 0);
});

test('a day of vacation is a thirtieth of the monthly salary', () => {
  assert.equal(payOfVacationDays(3_170_500, 84), 8_877_400);
  assert.equal(payOfVacationDays(100, 1), 3);
});

test('paid and unpaid days are the vacation, and who serves longer is not paid less', () => {
  const days = fc.integer({ min: 0, max: 290 });
  const until = (count: number) => [{ from: YEAR.firstDay, to: Temporal.PlainDate.from(YEAR.firstDay).add({ days: count }).toString() }];
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [less, more] = [vacationPay(YEAR, until(Math.min(one, other)), 0), vacationPay(YEAR, until(Math.max(one, other)), 0)];
      return less.paidDays + less.unpaidDays === 84 && less.paidDays <= more.paidDays && more.paidDays <= 84;
    }),
  );
});
