import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { calendarWeeks, dayAfter, dayBefore, monthAfter, weekdayOf } from './calendar-grid.ts';

test('a month begins under its weekday and every week has seven days', () => {
  const weeks = calendarWeeks('2026-10');
  assert.deepEqual(weeks[0], [null, null, null, null, '2026-10-01', '2026-10-02', '2026-10-03']);
  assert.ok(weeks.every((week) => week.length === 7));
  assert.equal(weeks.flat().filter(Boolean).length, 31);
});

test('a February that begins on a Sunday has four weeks', () => {
  assert.equal(calendarWeeks('2026-02').length, 4);
});

test('a month of 31 days that begins on a Saturday has six weeks', () => {
  assert.equal(calendarWeeks('2026-08').length, 6);
});

test('days and months go on over the turn of the year', () => {
  assert.equal(dayAfter('2026-12-31'), '2027-01-01');
  assert.equal(dayBefore('2027-01-01'), '2026-12-31');
  assert.equal(monthAfter('2026-12'), '2027-01');
  assert.equal(monthAfter('2026-01', -1), '2025-12');
});

test('days and months are named', () => {
  assert.equal(weekdayOf('2026-11-20'), 'Friday');
  assert.equal(monthName('2026-11'), 'November 2026');
});
