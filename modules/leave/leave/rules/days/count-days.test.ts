import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countDays, FREE_HALF, lastOfCalendarDays, sumOf } from './count-days.ts';
import { calendarOf, datesBetween } from '../fixtures/calendar.ts';
import type { CalendarDay, LeaveDate } from '../parts.ts';

const WORKING = { unit: 'WORKING', charge: 'VL', countsDates: false } as const;
const CALENDAR = { unit: 'CALENDAR', charge: 'OWN', countsDates: false } as const;

const HOLY_WEEK = calendarOf('2026-03-23', '2026-04-12', {
  '2026-04-02': { kind: 'HOLIDAY', name: 'Maundy Thursday' },
  '2026-04-03': { kind: 'HOLIDAY', name: 'Good Friday' },
});

test('vacation from Monday 30 March to Monday 6 April 2026 counts 4.000 days', () => {
  const counted = countDays(WORKING, datesBetween('2026-03-30', '2026-04-06'), HOLY_WEEK);
  assert.equal(sumOf(counted), 4000);
  assert.deepEqual(
    counted.filter(({ thousandths }) => thousandths > 0).map(({ date }) => date),
    ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-06'],
  );
  assert.equal(counted.find(({ date }) => date === '2026-04-03')?.name, 'Good Friday');
});

test('a Friday and the Monday after it are 2 days, never 4 (MC 16 s.1991)', () => {
  assert.equal(sumOf(countDays(WORKING, datesBetween('2026-03-27', '2026-03-30'), HOLY_WEEK)), 2000);
});

for (const [days, last, what] of [
  [105, '2026-06-14', '105 days of maternity leave'],
  [120, '2026-06-29', '105 days and 15 of a solo parent'],
  [60, '2026-04-30', '60 days after a miscarriage'],
  [98, '2026-06-07', '105 days of which 7 are allocated to the father'],
] as const)
  test(`${what} from 2 March 2026 end on ${last}`, () => {
    assert.equal(lastOfCalendarDays('2026-03-02', days), last);
    assert.equal(sumOf(countDays(CALENDAR, datesBetween('2026-03-02', last), new Map())), days * 1000);
  });

test('sick leave on the 9th, the 10th and the morning of the 11th is 2.500 days', () => {
  const september = calendarOf('2026-09-01', '2026-09-30');
  const dates: LeaveDate[] = [...datesBetween('2026-09-09', '2026-09-10'), { date: '2026-09-11', part: 'AM' }];
  assert.equal(sumOf(countDays(WORKING, dates, september)), 2500);
});

test('a day of a 10-hour schedule takes 1.250 days of vacation, and 1.000 of special privilege (A9)', () => {
  const ten = calendarOf('2026-03-02', '2026-03-02', {}, { minutes: 600, morningMinutes: 300 });
  const dates = datesBetween('2026-03-02', '2026-03-02');
  assert.equal(sumOf(countDays(WORKING, dates, ten)), 1250);
  assert.equal(sumOf(countDays({ ...WORKING, charge: 'OWN', countsDates: true }, dates, ten)), 1000);
});

test('a day of a half-day part-timer takes .500 of vacation, and 1.000 of special privilege', () => {
  const four = calendarOf('2026-03-02', '2026-03-02', {}, { minutes: 240, morningMinutes: 240 });
  const dates = datesBetween('2026-03-02', '2026-03-02');
  assert.equal(sumOf(countDays(WORKING, dates, four)), 500);
  assert.equal(sumOf(countDays({ ...WORKING, charge: 'OWN', countsDates: true }, dates, four)), 1000);
});

test('a Saturday from 8 to 12 counts .500 for the morning as for the day, and nothing for the afternoon', () => {
  const saturday = calendarOf('2026-03-02', '2026-03-02', {}, { minutes: 240, morningMinutes: 240 });
  const of = (part: LeaveDate['part'], type: Parameters<typeof countDays>[0] = WORKING) =>
    countDays(type, [{ date: '2026-03-02', part }], saturday)[0]!;
  assert.deepEqual([of('AM').thousandths, of('DAY').thousandths], [500, 500]);
  assert.deepEqual(of('PM'), { date: '2026-03-02', part: 'PM', thousandths: 0, seconds: 0, free: 'REST', name: FREE_HALF });
  const hours = { unit: 'HOURS', charge: 'COC', countsDates: false } as const;
  assert.deepEqual([of('AM', hours).seconds, of('PM', hours).seconds], [4 * 3600, 0]);
  assert.equal(of('PM', { ...WORKING, charge: 'OWN', countsDates: true }).thousandths, 0);
});

test('compensatory time off takes the scheduled hours, and half of them for half a day', () => {
  const hours = { unit: 'HOURS', charge: 'COC', countsDates: false } as const;
  const eight = calendarOf('2026-08-20', '2026-08-20');
  const ten = calendarOf('2026-08-20', '2026-08-20', {}, { minutes: 600, morningMinutes: 300 });
  assert.equal(countDays(hours, [{ date: '2026-08-20', part: 'DAY' }], eight)[0]!.seconds, 8 * 3600);
  assert.equal(countDays(hours, [{ date: '2026-08-20', part: 'PM' }], ten)[0]!.seconds, 5 * 3600);
});

test('of a day on which work is suspended at 3 PM leave is charged up to 3 PM, compensatory time off as a whole', () => {
  const suspended = calendarOf('2026-08-20', '2026-08-20', { '2026-08-20': { minutesBeforeSuspension: 360 } });
  assert.equal(sumOf(countDays(WORKING, [{ date: '2026-08-20', part: 'DAY' }], suspended)), 750);
  assert.equal(sumOf(countDays(WORKING, [{ date: '2026-08-20', part: 'PM' }], suspended)), 250);
  const [off] = countDays({ ...WORKING, unit: 'HOURS', charge: 'COC' }, [{ date: '2026-08-20', part: 'DAY' }], suspended);
  assert.equal(off!.seconds, 8 * 3600);
});

test('calendar days without pay count the working days among them', () => {
  assert.equal(sumOf(countDays({ ...CALENDAR, charge: 'NONE' }, datesBetween('2026-03-23', '2026-04-05'), HOLY_WEEK)), 8000);
});

test('whatever the calendar, the halves of a day add up to it and a free day counts nothing', () => {
  const anyDay = fc.record({
    kind: fc.constantFrom<CalendarDay['kind']>('WORK', 'REST', 'HOLIDAY', 'SUSPENDED'),
    morningMinutes: fc.integer({ min: 0, max: 30 }).map((n) => n * 12),
    afternoon: fc.integer({ min: 1, max: 30 }).map((n) => n * 12),
    before: fc.option(fc.integer({ min: 0, max: 60 }).map((n) => n * 12)),
  });
  fc.assert(
    fc.property(anyDay, ({ kind, morningMinutes, afternoon, before }) => {
      const day: CalendarDay = {
        date: '2026-03-02',
        kind,
        name: '',
        minutes: morningMinutes + afternoon,
        morningMinutes,
        minutesBeforeSuspension: before,
      };
      const of = (part: LeaveDate['part']) => countDays(WORKING, [{ date: day.date, part }], new Map([[day.date, day]]))[0]!;
      assert.equal(of('AM').thousandths + of('PM').thousandths, of('DAY').thousandths);
      if (kind !== 'WORK') assert.equal(of('DAY').thousandths, 0);
      assert.equal(of('DAY').free === null, of('DAY').thousandths > 0);
    }),
  );
});
