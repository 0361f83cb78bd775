import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { dayNumber, isoWeekday, punchMinutes } from './calendar.ts';
import { dayWindow, scheduledSpan, workDayOffset } from './day-window.ts';
import { DATE, dayOf } from './fixtures/day-of.ts';
import { FLEXI, NIGHT_SHIFT, REGULAR, SCHEDULE_SEEDS } from './schedule-seeds.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const SETTINGS = DEFAULT_SETTINGS;

test('the day takes punches from four hours before its first time to six hours after its last', () => {
  assert.deepEqual(dayWindow(scheduledSpan(REGULAR, 4), SETTINGS), { from: 240, to: 1381 });
  assert.deepEqual(dayWindow(scheduledSpan(FLEXI, 4), SETTINGS), { from: 180, to: 1441 });
  assert.deepEqual(dayWindow(scheduledSpan(NIGHT_SHIFT, 4), SETTINGS), { from: 1080, to: 2161 });
  assert.equal(dayOf('03:59 12:00 13:00 17:00').slots.amIn, null);
  assert.equal(dayOf('04:00 12:00 13:00 17:00').slots.amIn?.minutes, 240);
});

test('a rest day after a night shift begins when the shift can no longer be punched out', () => {
  const friday = scheduledSpan(NIGHT_SHIFT, 5);
  assert.deepEqual(dayWindow(null, SETTINGS, friday, null), { from: 721, to: 1440 });
});

test('shifts that follow closely part halfway between them', () => {
  const afternoon = { from: 840, to: 1320 };
  const morning = { from: 360, to: 840 };
  assert.equal(dayWindow(afternoon, SETTINGS, null, morning).to, 1560);
  assert.equal(dayWindow(morning, SETTINGS, afternoon, null).from, 120);
});

test('the morning punch out of a night shift belongs to the date on which the shift began', () => {
  const night = dayWindow(scheduledSpan(NIGHT_SHIFT, 4), SETTINGS);
  assert.equal(workDayOffset(365, night, night, night), -1);
  assert.equal(workDayOffset(1315, night, night, night), 0);
  assert.equal(workDayOffset(800, night, night, night), null);
});

test('no punch belongs to two days, whatever schedules follow one another', () => {
  const anySpan = fc
    .tuple(fc.constantFrom(...SCHEDULE_SEEDS), fc.integer({ min: 1, max: 7 }))
    .map(([schedule, weekday]) => scheduledSpan(schedule, weekday));
  fc.assert(
    fc.property(anySpan, anySpan, anySpan, anySpan, (first, second, third, fourth) => {
      const earlier = dayWindow(second, SETTINGS, first, third);
      const later = dayWindow(third, SETTINGS, second, fourth);
      assert.ok(earlier.to <= later.from + 1440, `${JSON.stringify(earlier)} ${JSON.stringify(later)}`);
      assert.ok(earlier.from <= earlier.to);
    }),
  );
});

test('weekdays, month lengths and distances are those of the calendar', () => {
  const anyDay = fc.integer({ min: -200_000, max: 200_000 });
  fc.assert(
    fc.property(anyDay, (days) => {
      const date = new Date(days * 86_400_000);
      fc.pre(date.getUTCFullYear() > 0 && date.getUTCFullYear() < 10_000);
      const text = date.toISOString().slice(0, 10);
      assert.equal(dayNumber(text), days);
      assert.equal(isoWeekday(text), date.getUTCDay() || 7);
    }),
  );
});

test('seconds never move a punch', () => {
  fc.assert(
    fc.property(fc.nat(59), fc.nat(59), (minute, second) => {
      const time = (seconds: number) => `${DATE} 08:${String(minute).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`;
      assert.equal(punchMinutes(DATE, time(second)), 480 + minute);
    }),
  );
});
