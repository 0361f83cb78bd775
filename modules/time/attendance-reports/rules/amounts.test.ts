import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountOf, drawnAmount, formatAmount, headingOf } from './amounts.ts';
import { formatDay } from './format-day.ts';

test('a figure reads in its unit on the screen, and is a number in a workbook', () => {
  for (const [value, unit, said, cell] of [
    [1204, 'times', '1,204', 1204],
    [0, 'minutes', '0 min', 0],
    [120, 'minutes', '2 h', 120],
    [1466, 'minutes', '24 h 26 min', 1466],
    [270, 'hours', '4 h 30 min', 4.5],
    [1250, 'thousandths', '1.250', 1.25],
    [5400, 'seconds', '1 h 30 min', 1.5],
    [216170, 'centavos', '2,161.70', 2161.7],
  ] as const)
    assert.deepEqual([formatAmount(value, { unit }), amountOf(value, { unit })], [said, cell]);
  assert.equal(drawnAmount(90, { unit: 'minutes' }), 1.5);
  assert.equal(headingOf({ title: 'Credited', unit: 'seconds' }), 'Credited (hours)');
});

test('a day is said by what it came to', () => {
  const day = {
    status: 'COMPLETE',
    word: null,
    late_minutes: 0,
    late_times: 0,
    undertime_minutes: 0,
    undertime_times: 0,
    absent_thousandths: 0,
  };
  for (const [changes, said] of [
    [{}, 'Present'],
    [{ late_minutes: 12, late_times: 2, undertime_minutes: 10, undertime_times: 1 }, 'Late 12 min, 2 times, undertime 10 min'],
    [{ status: 'ABSENT', absent_thousandths: 1250 }, 'Absent, 1.250 days'],
    [{ status: 'INCOMPLETE' }, 'A punch is missing'],
    [{ status: 'INCOMPLETE', late_minutes: 5, late_times: 1 }, 'Late 5 min, a punch is missing'],
    [{ status: 'AWAY', word: 'ON STUDY LEAVE OR SCHOLARSHIP' }, 'On study leave or scholarship'],
    [{ status: 'OB' }, 'Official business'],
  ] as const)
    assert.equal(formatDay({ ...day, ...changes }), said);
});
