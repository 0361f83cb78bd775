import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheduleOf } from './schedule.ts';

const loan = { monthly: 285_000, balance: 600_000, from_month: '2025-04', to_month: null };

test('a loan is planned until its balance is paid, the last month takes what is left', () => {
  assert.deepEqual(scheduleOf(loan, '2026-12'), [
    { month: '2026-12', amount: 285_000, balance: 315_000 },
    { month: '2027-01', amount: 285_000, balance: 30_000 },
    { month: '2027-02', amount: 30_000, balance: 0 },
  ]);
});

test('a last month ends the schedule with a balance, and a first month to come begins it', () => {
  const planned = scheduleOf({ ...loan, from_month: '2027-01', to_month: '2027-01' }, '2026-12');
  assert.deepEqual(planned, [{ month: '2027-01', amount: 285_000, balance: 315_000 }]);
});

test('dues without an end are planned for a year and have no balance', () => {
  const planned = scheduleOf({ monthly: 10_000, balance: null, from_month: '2023-07', to_month: null }, '2026-12');
  assert.equal(planned.length, 12);
  assert.deepEqual(planned.at(-1), { month: '2027-11', amount: 10_000, balance: null });
});

test('nothing is planned of what is paid', () => {
  assert.deepEqual(scheduleOf({ ...loan, balance: 0 }, '2026-12'), []);
});
