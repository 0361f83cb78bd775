import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CalendarDay } from '../parts.ts';
import { changedMonths, countAgain, payAgain, type KeptDate } from './pay-again.ts';
import { totalsOf } from './split-pay.ts';

const VL = { unit: 'WORKING', charge: 'VL', countsDates: false } as const;
const CTO = { unit: 'HOURS', charge: 'COC', countsDates: false } as const;
const ML = { unit: 'CALENDAR', charge: 'OWN', countsDates: false } as const;
const USABLE = { vl: 1500, sl: 0, sc: 0 };

const kept = (date: string, change: Partial<KeptDate> = {}): KeptDate => ({
  date,
  part: 'DAY',
  thousandths: 1000,
  seconds: 0,
  free: null,
  name: '',
  vl: 1000,
  sl: 0,
  own: 0,
  without: 0,
  withoutColumn: null,
  isLive: true,
  givenBack: null,
  byOrder: false,
  ...change,
});
const WORKING = { kind: 'WORK', name: '', minutes: 480, morningMinutes: 240, minutesBeforeSuspension: null } as const;
const calendarOf = (day: Partial<CalendarDay> & { date: string }) => new Map<string, CalendarDay>([[day.date, { ...WORKING, ...day }]]);

const LEAVE = [kept('2026-11-30'), kept('2026-12-01', { vl: 500, without: 500, withoutColumn: 'VL' })];
const holiday = calendarOf({ date: '2026-11-30', kind: 'HOLIDAY', name: 'Bonifacio Day' });

test('a holiday that is declared on a leave gives its day back, and what it cost pays for the next; taken back, all is as before', () => {
  const freed = payAgain(VL, countAgain(VL, LEAVE, holiday), USABLE);
  assert.deepEqual([freed[0]!.thousandths, freed[0]!.givenBack], [0, 'Holiday: Bonifacio Day']);
  assert.deepEqual([totalsOf(freed).vl, totalsOf(freed).without], [1000, 0]);
  assert.deepEqual(changedMonths(LEAVE, freed), new Set(['2026-11', '2026-12']));
  assert.deepEqual(payAgain(VL, countAgain(VL, freed, calendarOf({ date: '2026-11-30' })), USABLE), LEAVE);
});

test('of a day on which work is suspended from noon, leave is charged up to noon; compensatory time off stays', () => {
  const noon = calendarOf({ date: '2026-11-30', name: 'Typhoon', minutesBeforeSuspension: 240 });
  const [half] = countAgain(VL, LEAVE, noon);
  assert.deepEqual([half!.thousandths, half!.givenBack], [500, 'Work suspended for a part of the day: Typhoon']);
  const cto = [kept('2026-11-30', { seconds: 28_800, vl: 0, own: 1000 })];
  assert.deepEqual(countAgain(CTO, cto, noon), cto);
  assert.equal(countAgain(CTO, cto, holiday)[0]!.seconds, 0);
});

test('leave in calendar days counts holidays, and dates that were given back stay so', () => {
  assert.deepEqual(countAgain(ML, LEAVE, holiday), LEAVE);
  const back = [kept('2026-11-30', { isLive: false, givenBack: 'Shortened' })];
  assert.deepEqual(countAgain(VL, back, holiday), back);
});

test('a calendar that comes back as it was changes nothing', () => {
  const day = fc.record({
    kind: fc.constantFrom<CalendarDay['kind']>('WORK', 'HOLIDAY', 'SUSPENDED', 'REST'),
    minutes: fc.constantFrom(480, 240, 600),
  });
  fc.assert(
    fc.property(day, fc.nat(3000), (change, vl) => {
      const was = payAgain(VL, LEAVE, { vl, sl: 0, sc: 0 });
      const other = calendarOf({ date: '2026-11-30', ...change });
      const there = payAgain(VL, countAgain(VL, was, other), { vl, sl: 0, sc: 0 });
      const back = payAgain(VL, countAgain(VL, there, calendarOf({ date: '2026-11-30' })), { vl, sl: 0, sc: 0 });
      assert.deepEqual(changedMonths(was, back), new Set());
    }),
  );
});
