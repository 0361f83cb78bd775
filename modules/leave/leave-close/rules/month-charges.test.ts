import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FULL_WEEK, type Stay } from '@talaan/leave/rules/accrual.ts';
import { chargesOf, needsDays, type AttendedDay, type PersonMonth } from './month-charges.ts';

const MONTH = '2026-05';
const WORKING_DAYS = 21;
const stay = (over: Partial<Stay> = {}): Stay => ({
  personnelId: 1,
  officeId: 1,
  statusCode: 'PERM',
  from: '2020-01-01',
  to: null,
  earns: 'REGULAR',
  weeklyMinutes: FULL_WEEK,
  ...over,
});
const RECORD = { from: '2026-05-01', to: '2026-05-31', lateMinutes: 0, undertimeMinutes: 0, absentThousandths: 0 };
const month = (over: Partial<PersonMonth> = {}): PersonMonth => ({
  stays: [stay()],
  records: [RECORD],
  leave: [],
  standings: [],
  days: [],
  ...over,
});
const on = (day: number) => `2026-05-${String(day).padStart(2, '0')}`;
const day = (date: string, over: Partial<AttendedDay> = {}): AttendedDay => ({
  date,
  status: 'ABSENT',
  lateMinutes: 0,
  undertimeMinutes: 0,
  absentThousandths: 1000,
  ...over,
});
const unpaid = (date: string, column: 'VL' | 'SL', thousandths = 1000) => ({ date, thousandths, column, isWhole: thousandths === 1000 });

interface Case {
  name: string;
  of: PersonMonth;
  withoutPay?: number;
  absences?: number[];
  hasPaidDay?: boolean;
}

/** Domain page, sections 2 and 14. */
const CASES: Case[] = [
  { name: 'a month at work charges nothing', of: month() },
  {
    name: 'three days of absence without leave are the absence line, and no days of leave without pay',
    of: month({ days: [13, 14, 15].map((one) => day(on(one))) }),
    absences: [1000, 1000, 1000],
  },
  {
    name: 'half a day of absence is in the minutes, not in the absence line',
    of: month({
      records: [{ ...RECORD, lateMinutes: 240 }],
      days: [day(on(13), { status: 'COMPLETE', lateMinutes: 240, absentThousandths: 0 })],
    }),
  },
  {
    name: 'a day on which work was suspended from an hour on and nobody came is charged up to that hour, without pay like a whole one',
    of: month({ days: [day(on(13), { absentThousandths: 625 })] }),
    absences: [625],
  },
  {
    name: 'a 10-hour day of absence is 1.250 days',
    of: month({ days: [day(on(13), { absentThousandths: 1250 })] }),
    absences: [1250],
  },
  {
    name: 'leave without pay goes into the table',
    of: month({ leave: [unpaid(on(13), 'VL'), unpaid(on(14), 'VL', 500)] }),
    withoutPay: 1500,
  },
  {
    name: 'sick leave without pay lowers no credits and is not put into the table',
    of: month({ leave: [unpaid(on(13), 'SL'), unpaid(on(14), 'SL')] }),
  },
  {
    name: 'leave without pay on a rest day or a holiday counts nothing',
    of: month({ leave: [unpaid(on(9), 'VL'), unpaid(on(1), 'VL')], days: [day(on(1), { status: 'HOLIDAY', absentThousandths: 0 })] }),
  },
  {
    name: 'a day that a standing and leave say is without pay is so once',
    of: month({ leave: [unpaid(on(13), 'VL')], standings: [{ from: on(13), to: on(14) }] }),
    withoutPay: 2000,
  },
  {
    name: 'absence under a standing is counted once, as absence',
    of: month({ days: [day(on(13))], standings: [{ from: on(13), to: on(13) }] }),
    absences: [1000],
  },
  {
    name: 'who worked on a day of a standing is paid for it',
    of: month({ days: [day(on(13), { status: 'COMPLETE', absentThousandths: 0 })], standings: [{ from: on(13), to: on(14) }] }),
    withoutPay: 1000,
  },
  {
    name: 'no working day with pay: nothing can be earned',
    of: month({ standings: [{ from: '2026-04-20', to: null }] }),
    withoutPay: WORKING_DAYS * 1000,
    hasPaidDay: false,
  },
  {
    name: 'sick leave without pay the whole month leaves no day with pay either',
    of: month({ leave: Array.from({ length: 31 }, (_, at) => unpaid(on(at + 1), 'SL')) }),
    hasPaidDay: false,
  },
];

for (const { name, of, withoutPay = 0, absences = [], hasPaidDay = true } of CASES)
  test(name, () => {
    const charged = chargesOf(MONTH, of);
    assert.deepEqual(
      [charged.withoutPay, charged.absences.map(({ thousandths }) => thousandths), charged.hasPaidDay],
      [withoutPay, absences, hasPaidDay],
    );
  });

test('Earned and the late line stand on the last day of service of the month', () => {
  assert.equal(chargesOf(MONTH, month()).lastDay, '2026-05-31');
  assert.equal(chargesOf(MONTH, month({ stays: [stay({ to: '2026-05-20' })] })).lastDay, '2026-05-20');
  assert.equal(chargesOf(MONTH, month({ stays: [stay({ earns: 'TEACHER' })] })).lastDay, null);
});

test('without locked records of all days of service a month has no record', () => {
  assert.equal(chargesOf(MONTH, month()).hasRecord, true);
  assert.equal(chargesOf(MONTH, month({ records: [{ ...RECORD, to: '2026-05-15' }] })).hasRecord, false);
  assert.equal(
    chargesOf(MONTH, month({ stays: [stay({ to: '2026-05-15' })], records: [{ ...RECORD, to: '2026-05-15' }] })).hasRecord,
    true,
  );
});

test('of a month that begins on teacher leave only the days on regular leave are charged', () => {
  const stays = [stay({ earns: 'TEACHER', to: '2026-05-15' }), stay({ from: '2026-05-16' })];
  const days = [day(on(13)), day(on(18)), day(on(19), { status: 'COMPLETE', lateMinutes: 30, absentThousandths: 0 })];
  const charged = chargesOf(MONTH, month({ stays, days, records: [{ ...RECORD, lateMinutes: 90, absentThousandths: 2000 }] }));
  assert.deepEqual(
    [charged.absences.map(({ date }) => date), charged.lateMinutes, charged.served],
    [[on(18)], 30, [{ days: 16, weeklyMinutes: FULL_WEEK }]],
  );
});

test('days of attendance are read of those alone whom something is charged to', () => {
  assert.equal(needsDays(month()), false);
  assert.equal(needsDays(month({ leave: [unpaid(on(13), 'VL')] })), true);
  assert.equal(needsDays(month({ records: [{ ...RECORD, absentThousandths: 1000 }] })), true);
  assert.equal(needsDays(month({ stays: [stay({ to: on(15) }), stay({ from: on(16), earns: 'NONE' })] })), true);
});

test('whatever is without pay, no working day is charged more than once', () => {
  const dates = fc.uniqueArray(fc.integer({ min: 1, max: 31 }).map(on), { maxLength: 12 });
  fc.assert(
    fc.property(dates, dates, fc.integer({ min: 1, max: 31 }), fc.integer({ min: 0, max: 9 }), (onLeave, absent, first, length) => {
      const charged = chargesOf(
        MONTH,
        month({
          leave: onLeave.map((date) => unpaid(date, 'VL')),
          days: absent.filter((date) => !onLeave.includes(date)).map((date) => day(date)),
          standings: [{ from: on(first), to: on(Math.min(first + length, 31)) }],
        }),
      );
      const total = charged.withoutPay + charged.absences.reduce((sum, { thousandths }) => sum + thousandths, 0);
      const weekend = absent.filter((date) => !onLeave.includes(date) && Temporal.PlainDate.from(date).dayOfWeek > 5).length;
      assert.ok(total <= (WORKING_DAYS + weekend) * 1000);
    }),
  );
});
