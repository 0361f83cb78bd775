import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatAmount, formatMonths } from './format-habit.ts';

test('the months of a notice are said with their year once', () => {
  assert.equal(formatMonths(2026, [8]), 'August 2026');
  assert.equal(formatMonths(2026, [1, 3]), 'January and March 2026');
  assert.equal(formatMonths(2026, [8, 9, 10]), 'August, September and October 2026');
});

test('times are counted, absences are days to the thousandth', () => {
  assert.deepEqual(
    [formatAmount('tardiness', 12), formatAmount('absence', 3500), formatAmount('absence', 3000)],
    ['12 times', '3.5 days', '3 days'],
  );
});
