import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { weeklyHours } from '../contract/schedule-hours.ts';
import { computeDay } from './compute-day.ts';
import { minute } from './fixtures/day-of.ts';
import { withFreeHalf } from './half-weekdays.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import type { DayModifier, DayStatus, Punch, Schedule } from './types.ts';
import { workDayOf } from './day/work-day.ts';

const SATURDAY = '2026-11-14';
const MORNING = withFreeHalf({ amIn: 480, amOut: 720 })!;
const AFTERNOON = withFreeHalf({ pmIn: 780, pmOut: 1020 })!;

function scheduleOf(kind: 'REGULAR' | 'NO_LUNCH_PUNCH', saturday = MORNING): Schedule {
  return { kind, name: 'Half Saturday', weekdays: [null, null, null, null, null, saturday, null] };
}

function saturdayOf(times: string, { schedule = scheduleOf('REGULAR'), modifiers = [] as DayModifier[] } = {}) {
  const punches = times
    .split(' ')
    .filter(Boolean)
    .map((time, index): Punch => ({ id: String(index), minutes: minute(time), source: 'DEVICE_USB' }));
  return computeDay({ date: SATURDAY, schedule, punches, modifiers, settings: DEFAULT_SETTINGS });
}

interface Expected {
  status?: DayStatus;
  late?: number;
  under?: number;
  absent?: number;
  amIn?: string;
  amOut?: string;
}

const CASES: [punches: string, expected: Expected][] = [
  ['07:52 12:01', { amIn: '07:52', amOut: '12:01' }],
  ['08:07 12:00', { late: 7 }],
  ['08:00 11:40', { under: 20, amOut: '11:40' }],
  ['08:00 13:30', { amOut: '13:30' }],
  ['08:00', { status: 'INCOMPLETE', amIn: '08:00' }],
  ['', { status: 'ABSENT', absent: 500 }],
  ['12:30 13:00', { status: 'ABSENT', absent: 500 }],
];

for (const kind of ['REGULAR', 'NO_LUNCH_PUNCH'] as const)
  for (const [times, { status = 'COMPLETE', late = 0, under = 0, absent = 0, amIn, amOut }] of CASES)
    test(`${kind}: a Saturday from 8 to 12 with the punches “${times}” asks nothing of the afternoon`, () => {
      const result = saturdayOf(times, { schedule: scheduleOf(kind) });
      assert.deepEqual(
        [result.status, result.lateMinutes, result.undertimeMinutes, result.absentThousandths],
        [status, late, under, absent],
      );
      assert.equal(result.pmWord, null);
      if (amIn) assert.equal(result.slots.amIn?.minutes, minute(amIn));
      if (amOut) assert.equal(result.slots.amOut?.minutes, minute(amOut));
    });

test('of an afternoon alone the morning is free', () => {
  for (const kind of ['REGULAR', 'NO_LUNCH_PUNCH'] as const) {
    const result = saturdayOf('12:55 16:50', { schedule: scheduleOf(kind, AFTERNOON) });
    assert.deepEqual([result.status, result.lateMinutes, result.undertimeMinutes], ['COMPLETE', 0, 10]);
    assert.deepEqual([result.slots.pmIn?.minutes, result.slots.pmOut?.minutes], [minute('12:55'), minute('16:50')]);
  }
});

test('leave of the only half covers the day, a suspension at 10 shortens it, and approved overtime begins at noon', () => {
  const leave: DayModifier = { kind: 'LEAVE', covers: 'AM', code: 'VL', label: 'vacation leave' };
  const away = saturdayOf('', { modifiers: [leave] });
  assert.deepEqual([away.status, away.word], ['ON_LEAVE', 'LEAVE VL']);
  const closed = saturdayOf('08:00 10:05', { modifiers: [{ kind: 'SUSPENSION_FROM_HOUR', from: 600, reason: 'Flood' }] });
  assert.deepEqual([closed.status, closed.undertimeMinutes], ['COMPLETE', 0]);
  const overtime: DayModifier = { kind: 'OVERTIME', from: 720, to: 900 };
  assert.deepEqual(saturdayOf('08:00 15:02', { modifiers: [overtime] }).overtime?.stays, [{ from: 720, to: 902 }]);
});

test('the work day of leave has a morning of four hours and no afternoon', () => {
  const { kind, minutes, morningMinutes } = workDayOf(SATURDAY, scheduleOf('REGULAR'), []);
  assert.deepEqual([kind, minutes, morningMinutes], ['WORK', 240, 240]);
});

test('entered hours have both times of a half or none, and what is kept is entered again as it was', () => {
  const enter = (row: object) => weeklyHours.safeParse({ kind: 'REGULAR', weekdays: [null, null, null, null, null, row, null] });
  const faults = (row: object) => enter(row).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  assert.deepEqual(faults({ amIn: 480, amOut: 720, pmIn: 780 }), [['weekdays.5.pmOut', 'Enter a time.']]);
  assert.equal(faults({})!.length, 4);
  assert.equal(faults({ amIn: 480, pmOut: 1020 })!.length, 2);
  assert.equal(faults({ amIn: 480, amOut: 720, pmIn: 780, pmOut: 780 })![0]![0], 'weekdays.5');
  const minutes = fc.integer({ min: 0, max: 1440 });
  fc.assert(
    fc.property(fc.array(minutes, { minLength: 4, maxLength: 4 }), fc.constantFrom('am', 'pm', 'both'), (times, which) => {
      const [amIn, amOut, pmIn, pmOut] = times.toSorted((one, other) => one - other);
      const row = { ...(which !== 'pm' && { amIn, amOut }), ...(which !== 'am' && { pmIn, pmOut }) };
      const first = enter(row).data;
      const saturday = first?.weekdays[5];
      fc.pre(Boolean(saturday));
      assert.deepEqual(enter(saturday ?? {}).data, first);
    }),
  );
});
