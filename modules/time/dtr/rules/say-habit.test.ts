import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayAmount, sayMonths } from './say-habit.ts';

test('the months of a notice are said with their year once', () => {
  assert.equal(sayMonths(2026, [8]), 'August 2026');
  assert.equal(sayMonths(2026, [1, 3]), 'January and March 2026');
  assert.equal(sayMonths(2026, [8, 9, 10]), 'August, September and October 2026');
});

test('times are counted, absences are days to the thousandth', () => {
  assert.deepEqual(
    [sayAmount('tardiness', 12), sayAmount('absence', 3500), sayAmount('absence', 3000)],
    ['12 times', '3.5 days', '3 days'],
  );
});
