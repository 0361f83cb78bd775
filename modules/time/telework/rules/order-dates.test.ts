import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { datesOf, describePeriod, describeWeekdays } from './order-dates.ts';

const FRIDAYS = { first_day: '2026-12-01', last_day: '2026-12-31', weekdays: [5], left_out: [] as string[] };

test('each Friday of a period is named, without those left out', () => {
  assert.deepEqual(datesOf(FRIDAYS), ['2026-12-04', '2026-12-11', '2026-12-18', '2026-12-25']);
  assert.deepEqual(datesOf({ ...FRIDAYS, left_out: ['2026-12-25'] }), ['2026-12-04', '2026-12-11', '2026-12-18']);
  assert.deepEqual(datesOf({ ...FRIDAYS, last_day: '2026-11-30' }), []);
});

test('the weekdays of an order are said in words', () => {
  assert.equal(describeWeekdays([5]), 'each Friday');
  assert.equal(describeWeekdays([5, 1]), 'Mondays and Fridays');
  assert.equal(describeWeekdays([1, 2, 3, 4, 5]), 'Monday to Friday');
  assert.equal(describeWeekdays([1, 3, 5]), 'Mondays, Wednesdays and Fridays');
});

test('the period of an order is said with its year once', () => {
  assert.equal(describePeriod('2026-11-20', '2026-11-20'), '20 Nov 2026');
  assert.equal(describePeriod('2026-11-20', '2026-12-18'), '20 Nov to 18 Dec 2026');
  assert.equal(describePeriod('2026-12-20', '2027-01-08'), '20 Dec 2026 to 8 Jan 2027');
});

test('all dates of an order lie within its period, on its weekdays, once and in order', () => {
  const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
  fc.assert(
    fc.property(weekdays, fc.integer({ min: 0, max: 120 }), (chosen, days) => {
      const last_day = Temporal.PlainDate.from('2026-01-01').add({ days }).toString();
      const dates = datesOf({ first_day: '2026-01-01', last_day, weekdays: chosen, left_out: [] });
      assert.ok(dates.every((date) => date >= '2026-01-01' && date <= last_day));
      assert.ok(dates.every((date) => chosen.includes(Temporal.PlainDate.from(date).dayOfWeek)));
      assert.deepEqual(dates, [...new Set(dates)].toSorted());
      if (days >= 6) assert.ok(dates.length >= chosen.length);
    }),
  );
});
