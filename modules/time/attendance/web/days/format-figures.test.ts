import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainMinutes } from '../../rules/minutes-to-day.ts';
import { formatTime } from '../../rules/format-time.ts';
import { explainEquivalent, inDays, plainTime, formatDuration } from './format-figures.ts';

test('a month of 112 minutes says how it comes to .233 of a day', () => {
  assert.equal(
    explainEquivalent(equivalentOf(112)),
    '112 min = 1 h 52 min: 1 h × 0.125 = 0.125, 52 min by the table = 0.108; total 0.233 day.',
  );
});

test('a month without a short minute needs no sum', () => {
  assert.equal(explainEquivalent(equivalentOf(0)), 'No minute late or short.');
});

test('less than an hour is read from the table at once', () => {
  assert.equal(explainEquivalent(equivalentOf(10)), '10 min by the table = 0.021 day.');
});

test('times of the form have no AM or PM, times in sentences do', () => {
  assert.equal(plainTime(1023), '5:03');
  assert.equal(plainTime(null), '');
  assert.equal(formatTime(472), '7:52 AM');
  assert.equal(formatTime(1805), '6:05 AM the next day');
});

test('durations and parts of a day read as in the office', () => {
  assert.equal(formatDuration(242), '4 h 2 min');
  assert.equal(formatDuration(240), '4 h');
  assert.equal(formatDuration(7), '7 min');
  assert.equal(inDays(1250), '1.250');
});

function equivalentOf(total: number) {
  const made = explainMinutes(total);
  return {
    total_minutes: total,
    hours: made.hours,
    minutes: made.minutes,
    hour_thousandths: made.hourThousandths,
    minute_thousandths: made.minuteThousandths,
    thousandths: made.thousandths,
  };
}
