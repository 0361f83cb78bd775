import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { computeDay } from '@talaan/attendance/rules/compute-day.ts';
import { EXEMPT, FLEXI, MORNING_SHIFT, NIGHT_SHIFT, NO_LUNCH_PUNCH, REGULAR } from '@talaan/attendance/rules/schedule-seeds.ts';
import { DEFAULT_SETTINGS } from '@talaan/attendance/rules/settings.ts';
import type { Schedule } from '@talaan/attendance/rules/types.ts';
import { areInOrder, askedBy, proposeClaims, type ClaimedDay, type Slot } from './claims.ts';

const MONDAY = '2026-10-05';
const at = (clock: string) => Number(clock.split(':')[0]) * 60 + Number(clock.split(':')[1]);

/** Cases of the domain page, section 12, and what an appeal of each begins with. */
const CASES: [name: string, Schedule, punches: string, proposed: string][] = [
  ['the noon punches are missing (case 6)', REGULAR, '8:00 17:00', 'am_out 12:00, pm_in 13:00'],
  ['the afternoon’s arrival is missing (case 11)', REGULAR, '8:00 12:20 17:00', 'pm_in 13:00'],
  ['the morning’s departure is missing (case 12)', REGULAR, '8:00 12:40 17:00', 'am_out 12:00'],
  ['nothing was punched (case 5)', REGULAR, '', 'am_in 8:00, am_out 12:00, pm_in 13:00, pm_out 17:00'],
  ['only the morning was punched (case 4)', REGULAR, '8:00 12:00', 'pm_in 13:00, pm_out 17:00'],
  ['the day is whole (case 1)', REGULAR, '7:52 12:01 12:58 17:03', ''],
  ['no noon punches are asked for', NO_LUNCH_PUNCH, '8:00', 'pm_out 17:00'],
  ['flexible hours end nine hours after the arrival', FLEXI, '8:40', 'pm_out 17:40'],
  ['a shift has a start and an end', MORNING_SHIFT, '6:00', 'pm_out 14:00'],
  ['a night ends the next morning', NIGHT_SHIFT, '21:55', 'pm_out 30:00'],
  ['nothing is asked of one who is exempt', EXEMPT, '', ''],
];

for (const [name, schedule, punches, proposed] of CASES)
  test(`an appeal begins with what the day lacks: ${name}`, () => {
    const said = proposeClaims(dayOf(schedule, punches), schedule, 1).map(({ slot, minutes }) => `${slot} ${clock(minutes)}`);
    assert.equal(said.join(', '), proposed);
  });

test('a half day of leave asks for nothing', () => {
  const day = { ...dayOf(REGULAR, ''), am_word: 'VACATION LEAVE' };
  assert.deepEqual(
    proposeClaims(day, REGULAR, 1).map(({ slot }) => slot),
    ['pm_in', 'pm_out'],
  );
});

test('a rest day asks for nothing', () => assert.deepEqual(askedBy(REGULAR, 6, { am_in: null, pm_out: null }), []));

test('each claimed time is later than the one before, and no cell is claimed twice', () => {
  assert.ok(
    areInOrder([
      { slot: 'pm_in', minutes: 780 },
      { slot: 'am_in', minutes: 480 },
    ]),
  );
  assert.ok(
    !areInOrder([
      { slot: 'pm_in', minutes: 700 },
      { slot: 'am_out', minutes: 720 },
    ]),
  );
  assert.ok(
    !areInOrder([
      { slot: 'am_in', minutes: 480 },
      { slot: 'am_in', minutes: 490 },
    ]),
  );
});

test('whatever was forgotten of a day, what is proposed makes it whole and charges nothing more', () => {
  const whole = [470, 722, 778, 1025];
  fc.assert(
    fc.property(fc.subarray(whole), fc.constantFrom(REGULAR, NO_LUNCH_PUNCH), (punched, schedule) => {
      const before = result(schedule, punched);
      const claims = proposeClaims(cells(before), schedule, 1);
      const after = result(schedule, [...punched, ...claims.map(({ minutes }) => minutes)]);
      const charged = ({ lateMinutes, undertimeMinutes, absentThousandths }: typeof after) =>
        lateMinutes + undertimeMinutes + absentThousandths;
      assert.equal(after.status, 'COMPLETE');
      assert.ok(charged(after) <= charged(before));
    }),
  );
});

function dayOf(schedule: Schedule, punches: string): ClaimedDay {
  return cells(result(schedule, punches.split(' ').filter(Boolean).map(at)));
}

function result(schedule: Schedule, minutes: readonly number[]) {
  const punches = minutes.toSorted((a, b) => a - b).map((one) => ({ id: '', minutes: one, source: 'DEVICE_USB' as const }));
  return computeDay({ date: MONDAY, schedule, punches, modifiers: [], settings: DEFAULT_SETTINGS });
}

function cells({ slots, word, amWord, pmWord }: ReturnType<typeof computeDay>): ClaimedDay {
  const names: Record<Slot, keyof typeof slots> = { am_in: 'amIn', am_out: 'amOut', pm_in: 'pmIn', pm_out: 'pmOut' };
  const minutes = Object.fromEntries(Object.entries(names).map(([slot, name]) => [slot, slots[name]?.minutes ?? null]));
  return { ...(minutes as Record<Slot, number | null>), word, am_word: amWord, pm_word: pmWord };
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
