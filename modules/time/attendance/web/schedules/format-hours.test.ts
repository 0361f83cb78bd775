import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WeeklyHours } from '../../contract/schedule-hours.ts';
import { FLEXI, NIGHT_SHIFT, REGULAR } from '../../rules/schedule-seeds.ts';
import { formatHours } from './format-hours.ts';

test('equal weekdays are told together, rest days not at all', () => {
  assert.deepEqual(formatHours(REGULAR as unknown as WeeklyHours), ['Mon to Fri: 8:00 AM to 12:00 PM, 1:00 PM to 5:00 PM']);
  assert.deepEqual(formatHours(FLEXI as unknown as WeeklyHours), ['Mon to Fri: arrival 7:00 AM to 9:00 AM, 8 hours and lunch']);
});

test('a shift that ends the next morning says so', () => {
  const [monday] = NIGHT_SHIFT.weekdays;
  const hours = { kind: 'NIGHT', weekdays: [monday, null, monday, null, null, null, null] } as unknown as WeeklyHours;
  assert.deepEqual(formatHours(hours), ['Mon: 10:00 PM to 6:00 AM the next day', 'Wed: 10:00 PM to 6:00 AM the next day']);
});
