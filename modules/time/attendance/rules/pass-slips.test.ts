import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { dayOf, minute } from './fixtures/day-of.ts';
import { FLEXI, MORNING_SHIFT, NO_LUNCH_PUNCH, REGULAR } from './schedule-seeds.ts';
import type { DayModifier, Schedule } from './types.ts';

const slip = (from: string, to: string): DayModifier => ({ kind: 'PASS_SLIP', from: minute(from), to: minute(to) });

test('the hours of a personal slip are undertime, once, and only where the punches do not charge them already', () => {
  const cases: [punches: string, from: string, to: string, undertime: number, times: number, schedule?: Schedule][] = [
    ['08:00 12:00 13:00 17:00', '10:00', '11:00', 60, 1],
    ['08:00 10:00 11:00 12:00 13:00 17:00', '10:00', '11:00', 60, 1],
    ['08:00 12:00 13:00 17:00', '11:30', '13:30', 60, 1],
    ['08:00 12:00 13:00 17:00', '12:00', '13:00', 0, 0],
    ['08:00 12:00 13:00 16:00', '15:30', '17:00', 90, 2],
    ['08:00 12:00', '14:00', '15:00', 240, 1],
    ['08:00 17:00', '10:00', '11:00', 60, 1, NO_LUNCH_PUNCH],
    ['07:30 16:30', '10:00', '11:00', 60, 1, FLEXI],
    ['06:00 14:00', '10:00', '11:00', 60, 1, MORNING_SHIFT],
  ];
  for (const [punches, from, to, undertime, times, schedule] of cases) {
    const day = dayOf(punches, [slip(from, to)], schedule ?? REGULAR);
    assert.deepEqual([day.undertimeMinutes, day.undertimeTimes], [undertime, times], `${punches} with a slip ${from} to ${to}`);
  }
});

test('an absence, a holiday and hours of official business are not charged by a slip', () => {
  assert.equal(dayOf('', [slip('10:00', '11:00')]).undertimeMinutes, 0);
  const business: DayModifier = { kind: 'OFFICIAL_BUSINESS', covers: { from: minute('10:00'), to: minute('11:00') }, orderNo: '7' };
  assert.equal(dayOf('08:00 12:00 13:00 17:00', [business, slip('10:00', '11:30')]).undertimeMinutes, 30);
});

test('late, undertime and slips never come to more than the hours of the day', () => {
  const time = fc.integer({ min: 0, max: 1439 });
  const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  fc.assert(
    fc.property(fc.array(time, { minLength: 1, maxLength: 6 }), time, fc.integer({ min: 1, max: 240 }), (punches, from, length) => {
      const modifier: DayModifier = { kind: 'PASS_SLIP', from, to: Math.min(1440, from + length) };
      const day = dayOf(
        punches
          .toSorted((a, b) => a - b)
          .map(clock)
          .join(' '),
        [modifier],
      );
      assert.ok(day.lateMinutes + day.undertimeMinutes <= 480);
    }),
  );
});
