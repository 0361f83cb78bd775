import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { computeDay } from '@talaan/attendance/rules/compute-day.ts';
import { REGULAR } from '@talaan/attendance/rules/schedule-seeds.ts';
import { DEFAULT_SETTINGS } from '@talaan/attendance/rules/settings.ts';
import { TRAVEL_SETTINGS } from './settings.ts';
import { businessOf, daysOf, describeDays, faultsOfDays, minutesOf, whyNotShortened, type TripDays } from './trip-days.ts';

const trip = (change: Partial<TripDays> = {}): TripDays => ({
  first_day: '2026-12-03',
  last_day: '2026-12-04',
  part: 'DAY',
  from_minute: null,
  to_minute: null,
  ...change,
});

test('the days of a trip are checked before it is filed', () => {
  const cases: [Partial<TripDays>, string | undefined][] = [
    [{}, undefined],
    [{ last_day: '2026-12-02' }, 'last_day'],
    [{ last_day: '2027-03-01' }, 'last_day'],
    [{ first_day: '2026-11-05', last_day: '2026-11-05' }, undefined],
    [{ first_day: '2026-11-04', last_day: '2026-11-04' }, 'last_day'],
    [{ part: 'HOURS' }, 'from_minute'],
    [{ part: 'HOURS', from_minute: 780 }, 'to_minute'],
    [{ part: 'HOURS', from_minute: 780, to_minute: 780 }, 'to_minute'],
    [{ part: 'HOURS', from_minute: 780, to_minute: 960 }, undefined],
  ];
  for (const [change, field] of cases)
    assert.deepEqual(
      Object.keys(faultsOfDays(trip(change), { today: '2026-11-20', mayBeLate: false }, TRAVEL_SETTINGS)),
      field ? [field] : [],
      JSON.stringify(change),
    );
});

test('HR files travel later, and a returned trip is corrected whenever it comes back', () => {
  const late = trip({ first_day: '2026-11-04', last_day: '2026-11-04' });
  assert.deepEqual(faultsOfDays(late, { today: '2026-11-20', mayBeLate: true }, TRAVEL_SETTINGS), {});
});

test('the days are said in the fewest words', () => {
  assert.equal(describeDays(trip()), '3 to 4 Dec 2026');
  assert.equal(describeDays(trip({ last_day: '2026-12-03', part: 'AM' })), '3 Dec 2026, morning');
  assert.equal(describeDays(trip({ first_day: '2026-11-30' })), '30 Nov to 4 Dec 2026');
  assert.equal(describeDays(trip({ last_day: '2027-01-02', part: 'PM' })), '3 Dec 2026 to 2 Jan 2027, afternoons');
  assert.equal(
    describeDays(trip({ last_day: '2026-12-03', part: 'HOURS', from_minute: 780, to_minute: 960 })),
    '3 Dec 2026, 1:00 PM to 4:00 PM',
  );
});

test('a trip is shortened within its days only', () => {
  assert.equal(whyNotShortened(trip(), '2026-12-03', '2026-12-03'), null);
  assert.equal(whyNotShortened(trip(), '2026-12-04', '2026-12-04'), null);
  assert.match(whyNotShortened(trip(), '2026-12-03', '2026-12-04')!, /were approved/);
  assert.match(whyNotShortened(trip(), '2026-12-03', '2026-12-05')!, /within/);
  assert.match(whyNotShortened(trip(), '2026-12-04', '2026-12-03')!, /before the first/);
});

test('a whole day of official business without punches is neither late nor absent and prints OB (section 12, test 19)', () => {
  const day = dayWith(businessOf(trip(), 'TO-2026-0007'));
  assert.deepEqual([day.status, day.lateMinutes, day.undertimeMinutes, day.absentThousandths], ['OB', 0, 0, 0]);
  assert.equal(day.word, 'OB TO-2026-0007');
});

test('on a trip of hours nothing of them is charged, and all of the rest is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }), (from, length) => {
      const to = Math.min(1440, from + length);
      const { from: begins, to: ends } = minutesOf(trip({ part: 'HOURS', from_minute: from, to_minute: to }));
      const day = dayWith(businessOf(trip({ part: 'HOURS', from_minute: from, to_minute: to }), 'TO-1'));
      const worked = overlap(begins, ends, 480, 720) + overlap(begins, ends, 780, 1020);
      const charged = day.lateMinutes + day.undertimeMinutes + (day.status === 'ABSENT' ? 480 : 0);
      assert.equal(charged, 480 - worked);
    }),
  );
});

test('calendar days are counted from the first to the last', () => {
  assert.equal(daysOf(trip()), 2);
  assert.equal(daysOf(trip({ first_day: '2026-02-28', last_day: '2026-03-01' })), 2);
});

function dayWith(modifier: ReturnType<typeof businessOf>) {
  return computeDay({ date: '2026-12-03', schedule: REGULAR, punches: [], modifiers: [modifier], settings: DEFAULT_SETTINGS });
}

function overlap(from: number, to: number, begins: number, ends: number): number {
  return Math.max(0, Math.min(to, ends) - Math.max(from, begins));
}
