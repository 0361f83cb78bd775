import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatDaysLeft, formatHours, formatMinutesLeft, formatShortDays } from './format-clock.ts';

test('office minutes are said in the two largest units', () => {
  assert.deepEqual([0, 45, 60, 200, 480, 1020, 1440].map(formatHours), [
    '0 min',
    '45 min',
    '1 h',
    '3 h 20 min',
    '1 working day',
    '2 working days 1 h',
    '3 working days',
  ]);
});

test('days left are said before, on and after the due day', () => {
  assert.deepEqual([3, 1, 0, -1, -2].map(formatDaysLeft), [
    '3 working days left',
    '1 working day left',
    'due today',
    '1 working day late',
    '2 working days late',
  ]);
});

test('what is left of a stay is said in its largest unit, and so is how late it is', () => {
  assert.deepEqual(
    [45, 60, 239, 480, 1500].map((minutes) => formatMinutesLeft(minutes, false)),
    ['45 min left', '1 h left', '3 h left', '1 day left', '3 days left'],
  );
  assert.deepEqual(
    [0, -59, -300, -960].map((minutes) => formatMinutesLeft(minutes, true)),
    ['0 min late', '59 min late', '5 h late', '2 days late'],
  );
  assert.deepEqual([2, 1, 0, -1].map(formatShortDays), ['2 days left', '1 day left', 'due today', '1 day late']);
});

test('below a working day no minute is lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 479 }), (minutes) => {
      const [, hours = '0'] = /(\d+) h/.exec(formatHours(minutes)) ?? [];
      const [, rest = '0'] = /(\d+) min/.exec(formatHours(minutes)) ?? [];
      assert.equal(Number(hours) * 60 + Number(rest), minutes);
    }),
  );
});
