import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { LeaveDate } from '../../../rules/parts.ts';
import { span, stretched, toggled, withBound } from './pick-dates.ts';

const WEEK = span('2026-11-23', '2026-11-27');
const days = (dates: readonly LeaveDate[]) => dates.map(({ date }) => Number(date.slice(8)));

test('a later last day adds the days between, an earlier one leaves out what is beyond', () => {
  assert.deepEqual(days(withBound(WEEK, 'last', '2026-11-29')), [23, 24, 25, 26, 27, 28, 29]);
  assert.deepEqual(days(withBound(WEEK, 'last', '2026-11-24')), [23, 24]);
  assert.deepEqual(days(withBound(WEEK, 'first', '2026-11-26')), [26, 27]);
  assert.deepEqual(days(withBound(WEEK, 'first', '2026-11-21')), [21, 22, 23, 24, 25, 26, 27]);
});

test('a first day after the last begins anew, and an empty day leaves nothing', () => {
  assert.deepEqual(days(withBound(WEEK, 'first', '2026-11-30')), [30]);
  assert.deepEqual(days(withBound(WEEK, 'last', '2026-11-20')), [20]);
  assert.deepEqual(days(withBound([], 'first', '2026-11-20')), [20]);
  assert.deepEqual(withBound(WEEK, 'last', null), []);
});

test('a date that is tapped is added in its place, and left out by a second tap', () => {
  const staggered = toggled(WEEK, '2026-11-25');
  assert.deepEqual(days(staggered), [23, 24, 26, 27]);
  assert.deepEqual(days(toggled(staggered, '2026-11-25')), [23, 24, 25, 26, 27]);
});

test('a half stays a half when the dates are extended', () => {
  const half: LeaveDate[] = [{ date: '2026-11-23', part: 'AM' }];
  assert.deepEqual(withBound(half, 'last', '2026-11-24'), [...half, { date: '2026-11-24', part: 'DAY' }]);
});

test('leave in calendar days has no gap, whatever is tapped', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), (taps) => {
      const dates = taps.reduce<LeaveDate[]>((so, tap) => stretched(so, tap), []);
      assert.deepEqual(dates, span(dates[0]!.date, dates.at(-1)!.date));
      assert.ok(dates.some(({ date }) => date === taps.at(-1)));
    }),
  );
});
