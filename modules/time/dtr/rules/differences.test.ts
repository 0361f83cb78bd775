import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DtrDay } from '@talaan/attendance/contract/days.ts';
import { differencesOf, incompleteSince } from './differences.ts';

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

test('what was signed and is the same is no difference', () => {
  assert.deepEqual(differencesOf([day('2026-10-05')], [day('2026-10-05')]), []);
});

test('a figure, a cell, a day that came and a day that went are differences, in their order', () => {
  const signed = [day('2026-10-05'), day('2026-10-06'), day('2026-10-07')];
  const now = [day('2026-10-08'), day('2026-10-06', { am_in: 481 }), day('2026-10-05', { late_minutes: 7 })];
  assert.deepEqual(
    differencesOf(signed, now).map(({ date, was, is }) => [date, was !== null, is !== null]),
    [
      ['2026-10-05', true, true],
      ['2026-10-06', true, true],
      ['2026-10-07', true, false],
      ['2026-10-08', false, true],
    ],
  );
});

test('a day that lost a punch after it was signed is certified by nobody', () => {
  const signed = [day('2026-10-05'), day('2026-10-06', { status: 'INCOMPLETE' })];
  const now = [day('2026-10-05', { status: 'INCOMPLETE' }), day('2026-10-06', { status: 'INCOMPLETE', am_in: null })];
  assert.deepEqual(incompleteSince(signed, now), ['2026-10-05']);
});
