import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, addMonths, birthdayOf, daysFrom, wholeMonths } from './days.ts';

test('who was born on 29 February has the birthday on 28 February in other years', () => {
  assert.deepEqual([birthdayOf('1960-02-29', 65), birthdayOf('1960-02-29', 64)], ['2025-02-28', '2024-02-29']);
});

test('a month is whole on the day of its number, or on the last of a shorter one', () => {
  assert.deepEqual(
    [wholeMonths('2026-01-15', '2026-02-14'), wholeMonths('2026-01-15', '2026-02-15'), wholeMonths('2026-01-31', '2026-02-28')],
    [0, 1, 1],
  );
  assert.equal(wholeMonths('2026-02-01', '2026-01-01'), 0);
});

const day = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2010-01-01', days));

test('so many whole months after a day are never after the day that counted them, and one more is', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 4000 }), (from, days) => {
      const until = addDays(from, days);
      const months = wholeMonths(from, until);
      return addMonths(from, months) <= until && addMonths(from, months + 1) > until && daysFrom(from, until) === days + 1;
    }),
  );
});
