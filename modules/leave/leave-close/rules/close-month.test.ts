import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { earnedIn } from '@talaan/leave/rules/accrual.ts';
import { closeMonth, type MonthToClose } from './close-month.ts';

const MONTH: MonthToClose = {
  served: [{ days: 30, weeklyMinutes: 2400 }],
  usable: 10_000,
  withoutPay: 0,
  absences: [],
  lateMinutes: 0,
  undertimeMinutes: 0,
  hasPaidDay: true,
};

test('A6: VL 0.100 and 1 hour 15 minutes late: Earned comes first, .156 is with pay and 1.194 are left', () => {
  const closed = closeMonth({ ...MONTH, usable: 100, lateMinutes: 75 });
  assert.deepEqual([closed.earned, closed.lateWithPay, closed.lateWithoutPay], [1250, 156, 0]);
  assert.equal(100 + closed.earned - closed.lateWithPay, 1194);
});

test('A7: who begins at nothing and is late by .300 pays for it from what the month earns: 0.950', () => {
  const closed = closeMonth({ ...MONTH, usable: 0, undertimeMinutes: 144 });
  assert.equal(closed.earned - closed.lateWithPay, 950);
});

test('A8: VL 0.050 after Earned, late .156: .050 with pay, .106 without; under a quarter of a day, so 1.250 is earned', () => {
  const closed = closeMonth({ ...MONTH, usable: -1200, lateMinutes: 75 });
  assert.deepEqual([closed.earned, closed.lateWithPay, closed.lateWithoutPay, closed.uncovered], [1250, 50, 106, 0]);
});

test('A9: a 10-hour day of absence is 1.250 days without pay, which the table counts as 1.5', () => {
  const closed = closeMonth({ ...MONTH, absences: [{ date: '2026-05-13', thousandths: 1250 }] });
  assert.deepEqual([closed.earned, closed.presentHalfDays], [1188, 57]);
});

test('May of the worked year: absent on 13–15 May, disapproved: Earned (27 days) is 1.125', () => {
  const absences = ['2026-05-13', '2026-05-14', '2026-05-15'].map((date) => ({ date, thousandths: 1000 }));
  const closed = closeMonth({ ...MONTH, usable: 45_267, absences });
  assert.deepEqual([closed.earned, closed.presentHalfDays, closed.absences], [1125, 54, absences]);
});

test('July of the worked year: 20 minutes late and 2 hours 5 minutes of undertime are converted once: .302', () => {
  assert.equal(closeMonth({ ...MONTH, lateMinutes: 20, undertimeMinutes: 125 }).lateWithPay, 302);
});

test('late arrival that vacation leave does not cover lowers what is earned, by the highest row that agrees', () => {
  // Of .500 late, 1.208 earned would leave .292 without pay, which counts as half a day and earns 1.229; that leaves .271: half a day too.
  const closed = closeMonth({ ...MONTH, usable: -1000, lateMinutes: 240 });
  assert.deepEqual([closed.earned, closed.lateWithPay, closed.lateWithoutPay], [1229, 229, 271]);
});

test('a month without a working day with pay earns nothing, whatever days the table would count', () => {
  const closed = closeMonth({ ...MONTH, withoutPay: 22_000, hasPaidDay: false });
  assert.deepEqual([closed.earned, closed.presentHalfDays], [0, 0]);
});

test('leave of a later month that needs more than there is says how much it is short', () => {
  assert.equal(closeMonth({ ...MONTH, usable: -2000 }).uncovered, 750);
});

test('the late line is with and without pay in all, uses no more than there is, and agrees with the highest row of the table', () => {
  const month = fc.record({
    days: fc.integer({ min: 1, max: 30 }),
    usable: fc.integer({ min: -3000, max: 3000 }),
    withoutPay: fc.nat(30_000),
    lateMinutes: fc.nat(3000),
  });
  fc.assert(
    fc.property(month, ({ days, ...facts }) => {
      const served = [{ days, weeklyMinutes: 2400 }];
      const closed = closeMonth({ ...MONTH, ...facts, served });
      const short = closed.lateWithPay + closed.lateWithoutPay;
      assert.equal(short, closeMonth({ ...MONTH, lateMinutes: facts.lateMinutes }).lateWithPay);
      assert.ok(closed.lateWithPay >= 0 && closed.lateWithPay <= Math.max(facts.usable + closed.earned, 0));
      assert.equal(closed.earned, earnedIn(served, facts.withoutPay + closed.lateWithoutPay));
      for (let halfDays = 0; halfDays <= 60; halfDays++) {
        const row = earnedIn(served, halfDays * 500);
        const left = Math.max(short - Math.max(facts.usable + row, 0), 0);
        if (row > closed.earned) assert.notEqual(earnedIn(served, facts.withoutPay + left), row);
      }
    }),
  );
});
