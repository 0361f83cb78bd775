import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { overtimeUntil, windowAfterOvertime } from './day-window.ts';
import { cells, dayOf, minute } from './fixtures/day-of.ts';
import { FLEXI, REGULAR } from './schedule-seeds.ts';
import type { DayModifier, DayResult, Schedule } from './types.ts';

const overtime = (from: string, to: number | string): DayModifier => ({
  kind: 'OVERTIME',
  from: minute(from),
  to: typeof to === 'number' ? to : minute(to),
});
const holiday: DayModifier = { kind: 'HOLIDAY', holidayType: 'REGULAR', name: 'Rizal Day' };
const evening = overtime('17:00', '21:00');

function say({ overtime: found }: DayResult): string {
  if (!found) return 'none';
  const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const stays = found.stays.map(({ from, to }) => `${clock(from)}-${clock(to)}`);
  return [...stays, ...found.single.map((minutes) => `alone ${clock(minutes)}`)].join(' ');
}

const CASES: { name: string; punches: string; modifiers?: DayModifier[]; schedule?: Schedule; stays: string; shown?: string }[] = [
  {
    name: 'one punch after the regular hours is the end of overtime that began with them',
    punches: '08:00 12:00 13:00 20:00',
    stays: '17:00-20:00',
    shown: '08:00 12:00 13:00 20:00',
  },
  {
    name: 'of two the first is the departure of the day, and the arrival was not punched',
    punches: '08:00 12:00 13:00 17:02 20:00',
    stays: '17:00-20:00',
    shown: '08:00 12:00 13:00 17:02',
  },
  {
    name: 'of three the first is the departure, then the overtime begins and ends',
    punches: '08:00 12:00 13:00 17:02 17:58 20:00',
    stays: '17:00-17:02 17:58-20:00',
  },
  { name: 'supper is between two stays', punches: '08:00 12:00 13:00 18:00 19:00 21:00', stays: '17:00-18:00 19:00-21:00' },
  { name: 'who left early begins with an arrival', punches: '08:00 12:00 13:00 16:00 17:30 20:00', stays: '17:30-20:00' },
  {
    name: 'who left early and came back without an arrival has one punch alone',
    punches: '08:00 12:00 13:00 14:30 20:00',
    stays: 'alone 20:00',
  },
  { name: 'who was absent begins with an arrival', punches: '17:30 20:00', stays: '17:30-20:00' },
  {
    name: 'on a holiday all punches are of the overtime',
    punches: '08:00 12:00 13:00 17:00',
    modifiers: [holiday, overtime('08:00', '17:00')],
    stays: '8:00-12:00 13:00-17:00',
  },
  {
    name: 'on a holiday a departure that is missing leaves its arrival alone',
    punches: '08:00 12:00 13:00',
    modifiers: [holiday, overtime('08:00', '17:00')],
    stays: '8:00-12:00 alone 13:00',
  },
  {
    name: 'over midnight the punches belong to the day on which the overtime began',
    punches: '08:00 12:00 13:00 +01:30',
    modifiers: [overtime('17:00', 1500)],
    stays: '17:00-25:30',
    shown: '08:00 12:00 13:00 01:30',
  },
  {
    name: 'more than an hour after its end no punch is of it',
    punches: '08:00 12:00 13:00 17:00 +02:01',
    modifiers: [overtime('17:00', 1500)],
    stays: '',
  },
  { name: 'flexible hours end nine hours after the arrival', punches: '08:30 20:00', schedule: FLEXI, stays: '17:30-20:00' },
  { name: 'without approved overtime a day has no overtime punches', punches: '08:00 12:00 13:00 20:00', modifiers: [], stays: 'none' },
];

for (const { name, punches, modifiers = [evening], schedule = REGULAR, stays, shown } of CASES)
  test(name, () => {
    const day = dayOf(punches, modifiers, schedule);
    assert.equal(say(day), stays);
    if (shown) assert.equal(cells(day), shown);
  });

test('overtime over midnight takes its punches from the next day, up to halfway to the hours of that day', () => {
  const office = { from: 480, to: 1020 };
  assert.equal(overtimeUntil(minute('21:00'), office), minute('22:01'));
  assert.equal(overtimeUntil(1440 + 300, office), 1440 + 361);
  assert.equal(overtimeUntil(1440 + 420, office), 1440 + 450);
  assert.deepEqual(windowAfterOvertime({ from: 240, to: 1381 }, 1440 + 420, office), { from: 450, to: 1381 });
  assert.deepEqual(windowAfterOvertime({ from: 240, to: 1381 }, 1440 + 60, office), { from: 240, to: 1381 });
  assert.deepEqual(windowAfterOvertime({ from: 0, to: 1440 }, 1440 + 60, null), { from: 121, to: 1440 });
});

test('approved overtime changes no minute that is charged, whatever was punched', () => {
  const times = fc
    .array(fc.integer({ min: 300, max: 1380 }), { maxLength: 8 })
    .map((list) => list.map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`).join(' '));
  const hours = fc.tuple(fc.integer({ min: 900, max: 1400 }), fc.integer({ min: 60, max: 600 }));
  const charged = ({ status, lateMinutes, lateTimes, undertimeMinutes, undertimeTimes, absentThousandths, nightMinutes }: DayResult) =>
    JSON.stringify([status, lateMinutes, lateTimes, undertimeMinutes, undertimeTimes, absentThousandths, nightMinutes]);
  fc.assert(
    fc.property(times, hours, fc.constantFrom(REGULAR, FLEXI), (punches, [from, long], schedule) => {
      const plain = dayOf(punches, [], schedule);
      const approved = dayOf(punches, [{ kind: 'OVERTIME', from, to: from + long }], schedule);
      assert.equal(charged(approved), charged(plain));
      const { stays, after } = approved.overtime!;
      assert.ok(stays.every((stay, at) => stay.from < stay.to && stay.from >= (stays[at - 1]?.to ?? 0)));
      assert.ok(after !== null && stays.every((stay) => stay.to > after));
    }),
  );
});
