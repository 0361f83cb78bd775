import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, minute } from './fixtures/day-of.ts';
import { explainMinutes } from './minutes-to-day.ts';
import { FLEXI, NIGHT_SHIFT, REGULAR } from './schedule-seeds.ts';
import type { DayModifier, DayStatus, Punch, Schedule } from './types.ts';

const at14: DayModifier = { kind: 'SUSPENSION_FROM_HOUR', from: minute('14:00'), reason: 'Typhoon' };
const wholeDay: DayModifier = { kind: 'SUSPENSION_WHOLE_DAY', reason: 'Typhoon' };
const morningLeave: DayModifier = { kind: 'LEAVE', covers: 'AM', code: 'VL', label: 'vacation leave' };
const business: DayModifier = { kind: 'OFFICIAL_BUSINESS', covers: 'DAY', orderNo: '2026-114' };

type Case = {
  name: string;
  punches: string;
  late?: number;
  under?: number;
  lateTimes?: number;
  underTimes?: number;
  absent?: number;
  status?: DayStatus;
  amIn?: string;
  amOut?: string;
  pmIn?: string;
  word?: string;
  night?: number;
  modifiers?: DayModifier[];
  schedule?: Schedule;
};

/** The table of the rulebook's section 12, row by row (22 is a month, below). */
const CASES: Case[] = [
  { name: '1: a full day is neither late nor short', punches: '07:52 12:01 12:58 17:03' },
  {
    name: '2: late twice and out early once',
    punches: '08:07 12:00 13:05 16:50',
    late: 12,
    under: 10,
    lateTimes: 2,
    underTimes: 1,
  },
  {
    name: '3: a morning missed is four hours of tardiness',
    punches: '13:02 17:00',
    late: 242,
    lateTimes: 2,
  },
  {
    name: '4: an afternoon missed is four hours of undertime',
    punches: '08:00 12:00',
    under: 240,
    underTimes: 1,
  },
  {
    name: '5: no punches and no leave is one day absent',
    punches: '',
    absent: 1000,
    status: 'ABSENT',
    word: 'ABSENT',
  },
  { name: '6: without noon punches the day is incomplete', punches: '08:00 17:00', status: 'INCOMPLETE' },
  {
    name: '7: those present leave at the suspension without undertime',
    punches: '08:10 12:00 12:55 14:05',
    late: 10,
    lateTimes: 1,
    modifiers: [at14],
  },
  {
    name: '8: those absent are charged up to the suspension only',
    punches: '',
    absent: 625,
    status: 'ABSENT',
    word: 'ABSENT',
    modifiers: [at14],
  },
  {
    name: '9: nobody is absent on a day suspended whole, and its leave is not charged',
    punches: '',
    status: 'SUSPENDED',
    word: 'SUSPENDED',
    modifiers: [{ ...morningLeave, covers: 'DAY' }, wholeDay],
  },
  {
    name: '10: three punches in two minutes are one arrival',
    punches: '07:58:02 07:58:40 07:59:10 12:00:00 13:00:00 17:00:00',
    amIn: '07:58',
  },
  {
    name: '11: one noon punch up to 12:30 is the departure',
    punches: '08:00 12:20 17:00',
    status: 'INCOMPLETE',
    amOut: '12:20',
  },
  {
    name: '12: one noon punch after 12:30 is the arrival',
    punches: '08:00 12:40 17:00',
    status: 'INCOMPLETE',
    pmIn: '12:40',
  },
  {
    name: '13: out at 10:30 and back at 13:00 is undertime of the morning',
    punches: '08:00 10:30 13:00 17:00',
    under: 90,
    underTimes: 1,
    amOut: '10:30',
  },
  { name: '14: flexible hours end nine hours after arrival', punches: '08:40 17:40', schedule: FLEXI },
  {
    name: '15: flexible arrival after 09:00 is late',
    punches: '09:12 18:00',
    late: 12,
    lateTimes: 1,
    schedule: FLEXI,
  },
  { name: '16: flexible hours count from 07:00', punches: '06:40 16:00', schedule: FLEXI },
  {
    name: '17: flexible hours left early are undertime',
    punches: '08:30 17:00',
    under: 30,
    underTimes: 1,
    schedule: FLEXI,
  },
  { name: '18: half a day of leave covers its morning', punches: '12:55 17:00', modifiers: [morningLeave] },
  {
    name: '19: a day on official business needs no punches',
    punches: '',
    status: 'OB',
    word: 'OB 2026-114',
    modifiers: [business],
  },
  {
    name: '20: a night shift belongs to the date on which it starts',
    punches: '21:55 +06:05',
    night: 480,
    schedule: NIGHT_SHIFT,
  },
  { name: '21: seconds are dropped', punches: '08:00:59 12:00 13:00 17:00', amIn: '08:00' },
];

for (const row of CASES) {
  test(`case ${row.name}`, () => {
    const result = dayOf(row.punches, row.modifiers, row.schedule);
    assert.deepEqual(
      {
        status: result.status,
        late: result.lateMinutes,
        under: result.undertimeMinutes,
        lateTimes: result.lateTimes,
        underTimes: result.undertimeTimes,
        absent: result.absentThousandths,
        word: result.word,
        night: result.nightMinutes,
      },
      {
        status: row.status ?? 'COMPLETE',
        late: row.late ?? 0,
        under: row.under ?? 0,
        lateTimes: row.lateTimes ?? 0,
        underTimes: row.underTimes ?? 0,
        absent: row.absent ?? 0,
        word: row.word ?? null,
        night: row.night ?? 0,
      },
    );
    for (const slot of ['amIn', 'amOut', 'pmIn'] as const) {
      const expected = row[slot];
      if (expected) assert.equal(result.slots[slot]?.minutes, minute(expected), slot);
    }
  });
}

test('case 22: a month of 37 minutes late and 75 short is .233 of a day', () => {
  assert.equal(explainMinutes(37 + 75).thousandths, 233);
  assert.equal(explainMinutes(37).thousandths + explainMinutes(75).thousandths, 233);
});

test('each late minute says where it comes from', () => {
  const result = dayOf('08:07 12:00 13:01 16:50');
  assert.deepEqual(
    result.reasons.map((reason) => reason.text),
    [
      'Arrived 8:07 AM; the morning begins at 8:00 AM: 7 minutes late.',
      'Arrived 1:01 PM; the afternoon begins at 1:00 PM: 1 minute late.',
      'Left 4:50 PM; the afternoon ends at 5:00 PM: 10 minutes of undertime.',
    ],
  );
});

test('a punch that no device made is named as such', () => {
  const punches: Punch[] = [{ id: '1', minutes: minute('08:07'), source: 'APPEAL' }];
  const [reason] = dayOf('', [], REGULAR, { punches }).reasons;
  assert.match(reason!.text, /^Arrived 8:07 AM \(approved appeal\);/);
});
