import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { COMPRESSED, EXEMPT, FLEXI, MORNING_SHIFT, NIGHT_SHIFT, NO_LUNCH_PUNCH, REGULAR } from '@talaan/attendance/rules/schedule-seeds.ts';
import type { OfficeHours, Weekdays } from '@talaan/attendance/rules/types.ts';
import { faultsOfSchedule, minutesOfWeek, nextMonday, type AskedSchedule } from './check-hours.ts';
import { coverageWithout } from './coverage.ts';
import { ROSTER_SETTINGS } from './settings.ts';

const week = (row: OfficeHours): Weekdays<OfficeHours> => [row, row, row, row, row, null, null];
const asked = (differences: Partial<AskedSchedule> = {}): AskedSchedule => ({
  hours: REGULAR,
  from: '2026-11-30',
  last: null,
  isPartTime: false,
  today: '2026-11-24',
  ...differences,
});
const faults = (differences: Partial<AskedSchedule>) => Object.keys(faultsOfSchedule(asked(differences), ROSTER_SETTINGS));

test('the schedules of the rulebook have forty hours and may be asked for; an exemption is by order', () => {
  for (const hours of [REGULAR, FLEXI, COMPRESSED, MORNING_SHIFT, NIGHT_SHIFT, NO_LUNCH_PUNCH]) {
    assert.equal(minutesOfWeek(hours.weekdays), 2400, hours.name);
    assert.deepEqual(faults({ hours }), [], hours.name);
  }
  assert.deepEqual(faults({ hours: EXEMPT }), ['hours']);
});

test('less than forty hours are for part-time service alone', () => {
  const hours = { kind: 'REGULAR' as const, weekdays: week({ amIn: 480, amOut: 720, pmIn: 780, pmOut: 960 }) };
  assert.deepEqual(faults({ hours }), ['hours']);
  assert.deepEqual(faults({ hours, isPartTime: true }), []);
});

test('hours before seven in the morning or after seven in the evening are for shifts alone', () => {
  const early = { kind: 'REGULAR' as const, weekdays: week({ amIn: 360, amOut: 600, pmIn: 660, pmOut: 900 }) };
  assert.deepEqual(faults({ hours: early }), ['hours']);
  const late = { kind: 'FLEXI' as const, weekdays: FLEXI.weekdays.map((row) => row && { ...row, latestIn: 630 }) as never };
  assert.deepEqual(faults({ hours: late }), ['hours'], 'the latest departure is 7:30 PM');
});

test('a schedule begins on a Monday, the next one at the earliest', () => {
  assert.equal(nextMonday('2026-11-24'), '2026-11-30');
  assert.equal(nextMonday('2026-11-23'), '2026-11-30', 'on a Monday it is that of the week after');
  assert.deepEqual(faults({ from: '2026-12-01' }), ['from']);
  assert.deepEqual(faults({ from: '2026-11-23' }), ['from']);
  assert.deepEqual(faults({ last: '2026-11-29' }), ['last']);
});

test('whatever the hours of a week, those who are short of forty are told so unless they are part-time', () => {
  const day = fc
    .tuple(fc.integer({ min: 420, max: 600 }), fc.integer({ min: 840, max: 1140 }))
    .map(([amIn, pmOut]) => ({ amIn, amOut: 720, pmIn: 780, pmOut }));
  fc.assert(
    fc.property(day, (row) => {
      const hours = { kind: 'REGULAR' as const, weekdays: week(row) };
      const isShort = (720 - row.amIn + row.pmOut - 780) * 5 < 2400;
      assert.equal(faults({ hours }).includes('hours'), isShort);
      assert.deepEqual(faults({ hours, isPartTime: true }), []);
    }),
  );
});

test('the head sees who else is there when the office opens, at noon and before it closes', () => {
  const early = { kind: 'REGULAR' as const, weekdays: week({ amIn: 420, amOut: 660, pmIn: 720, pmOut: 960 }) };
  const colleagues = [
    { name: 'Reyes', hours: REGULAR },
    { name: 'Cruz', hours: { kind: 'REGULAR' as const, weekdays: week({ amIn: 480, amOut: 660, pmIn: 720, pmOut: 1020 }) } },
  ];
  const monday = coverageWithout(early, colleagues, ROSTER_SETTINGS).filter(({ weekday }) => weekday === 0);
  assert.deepEqual(monday, [{ weekday: 0, hour: 'closing', names: ['Reyes', 'Cruz'] }]);
  const regular = coverageWithout(REGULAR, colleagues, ROSTER_SETTINGS).filter(({ weekday }) => weekday === 0);
  assert.deepEqual(regular, [{ weekday: 0, hour: 'noon', names: ['Cruz'] }]);
  const friday = coverageWithout(COMPRESSED, [], ROSTER_SETTINGS).filter(({ weekday }) => weekday === 4);
  assert.deepEqual(
    friday.map(({ hour, names }) => [hour, names]),
    [
      ['opening', []],
      ['noon', []],
      ['closing', []],
    ],
  );
});
