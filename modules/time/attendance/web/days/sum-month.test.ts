import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DtrDay } from '../../contract/days.ts';
import { daysByLook, lastPunch } from './sum-month.ts';

const day = (date: string, more: Partial<DtrDay> = {}): DtrDay => ({
  date,
  status: 'COMPLETE',
  am_in: 480,
  am_out: 720,
  pm_in: 780,
  pm_out: 1020,
  late_minutes: 0,
  late_times: 0,
  undertime_minutes: 0,
  undertime_times: 0,
  absent_thousandths: 0,
  night_minutes: 0,
  word: null,
  am_word: null,
  pm_word: null,
  ...more,
});
const off = { am_in: null, am_out: null, pm_in: null, pm_out: null };

test('days of work are counted by how they look; days off and the one that is not over are none', () => {
  const days = [
    day('2026-11-16'),
    day('2026-11-17', { late_minutes: 12 }),
    day('2026-11-18', { ...off, status: 'ABSENT' }),
    day('2026-11-19', { ...off, status: 'HOLIDAY' }),
    day('2026-11-20', { ...off, status: 'PENDING', am_in: 470 }),
  ];
  assert.deepEqual(daysByLook(days), [
    ['good', 1],
    ['short', 1],
    ['absent', 1],
  ]);
  assert.deepEqual(lastPunch(days), { date: '2026-11-20', at: 470 });
});

test('a month without punches has no last one', () => {
  assert.equal(lastPunch([day('2026-11-18', { ...off, status: 'ABSENT' })]), undefined);
  assert.deepEqual(daysByLook([]), []);
});
