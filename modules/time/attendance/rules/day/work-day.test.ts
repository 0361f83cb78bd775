import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { REGULAR } from '../schedule-seeds.ts';
import type { DayModifier, Schedule } from '../types.ts';
import { workDayOf } from './work-day.ts';

const MONDAY = '2026-11-23';
const holiday = (holidayType: 'REGULAR' | 'SPECIAL_WORKING'): DayModifier => ({ kind: 'HOLIDAY', holidayType, name: 'Founding day' });
const suspension = (from: number, to?: number): DayModifier => ({ kind: 'SUSPENSION_FROM_HOUR', from, to, reason: 'Typhoon' });
const NIGHT: Schedule = {
  kind: 'NIGHT',
  name: 'Guards',
  weekdays: [{ start: 1320, end: 1860, breakMinutes: 60 }, null, null, null, null, null, null],
};

const CASES: readonly [string, string, Schedule, DayModifier[], unknown[]][] = [
  ['a Monday of the regular hours has 8 hours, 4 of them before noon', MONDAY, REGULAR, [], ['WORK', 480, 240, null]],
  ['a Sunday is a rest day', '2026-11-22', REGULAR, [], ['REST', 0, 0, null]],
  ['a holiday on a day of work is free', MONDAY, REGULAR, [holiday('REGULAR')], ['HOLIDAY', 0, 0, null]],
  ['a special working holiday is worked', MONDAY, REGULAR, [holiday('SPECIAL_WORKING')], ['WORK', 480, 240, null]],
  ['a suspension at 3 PM leaves 6 hours', MONDAY, REGULAR, [suspension(900)], ['WORK', 480, 240, 360]],
  ['of two suspensions the earlier counts', MONDAY, REGULAR, [suspension(900), suspension(720)], ['WORK', 480, 240, 240]],
  ['where work goes on afterwards the day is whole', MONDAY, REGULAR, [suspension(600, 660)], ['WORK', 480, 240, null]],
  ['a night shift is parted in its middle', MONDAY, NIGHT, [], ['WORK', 480, 240, null]],
  [
    'a leave of the person changes nothing',
    MONDAY,
    REGULAR,
    [{ kind: 'LEAVE', covers: 'DAY', code: 'VL', label: 'Leave' }],
    ['WORK', 480, 240, null],
  ],
];
for (const [name, date, schedule, modifiers, [kind, minutes, morningMinutes, minutesBeforeSuspension]] of CASES)
  test(name, () => {
    const day = workDayOf(date, schedule, modifiers);
    assert.deepEqual(
      [day.kind, day.minutes, day.morningMinutes, day.minutesBeforeSuspension],
      [kind, minutes, morningMinutes, minutesBeforeSuspension],
    );
  });

test('a whole day of suspended work goes behind a holiday, and both before work', () => {
  const whole: DayModifier = { kind: 'SUSPENSION_WHOLE_DAY', reason: 'Typhoon' };
  assert.equal(workDayOf(MONDAY, REGULAR, [whole, suspension(900)]).kind, 'SUSPENDED');
  assert.equal(workDayOf(MONDAY, REGULAR, [whole, holiday('REGULAR')]).kind, 'HOLIDAY');
});

test('the later work is suspended, the more of the day is before it, and never more than the day', () => {
  fc.assert(
    fc.property(fc.nat(1440), fc.nat(1440), (one, other) => {
      const left = (from: number) => workDayOf(MONDAY, REGULAR, [suspension(from)]).minutesBeforeSuspension!;
      assert.ok(left(Math.min(one, other)) <= left(Math.max(one, other)) && left(one) <= 480);
    }),
  );
});
