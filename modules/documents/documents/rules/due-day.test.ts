import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countedDay, daysLeft, daysTaken, dueDay, dueDayAfterPause, lastDayOlderThan } from './due-day.ts';

/** Holidays of the table: of the Holy Week, of valour, of labour, of Christmas and of the new year. */
const HOLIDAYS = new Set([
  '2026-04-02',
  '2026-04-03',
  '2026-04-04',
  '2026-04-09',
  '2026-05-01',
  '2026-12-24',
  '2026-12-25',
  '2026-12-30',
  '2026-12-31',
  '2027-01-01',
]);
const isFree = (day: string) => HOLIDAYS.has(day);

test('documents are due on the days of the table of RA 11032', () => {
  const table: [string, number, string][] = [
    ['2026-04-10T14:00:00', 3, '2026-04-15'],
    ['2026-04-10T14:00:00', 7, '2026-04-21'],
    ['2026-04-10T14:00:00', 20, '2026-05-11'],
    ['2026-04-11T10:00:00', 3, '2026-04-16'],
    ['2026-03-30T10:00:00', 3, '2026-04-06'],
    ['2026-12-22T10:00:00', 3, '2026-12-29'],
    ['2026-12-22T10:00:00', 7, '2027-01-07'],
  ];
  for (const [received, days, due] of table) assert.equal(dueDay(received, days, isFree), due, `${received} and ${days} days`);
});

test('a receipt at 17:00:00 counts for the day, one a second later for the next working day', () => {
  assert.equal(countedDay('2026-04-10T17:00:00', isFree), '2026-04-10');
  assert.equal(countedDay('2026-04-10T17:00:01', isFree), '2026-04-13');
  assert.equal(countedDay('2026-04-02T08:00:00', isFree), '2026-04-06');
});

test('lacking papers move the due day by the working days after the hold up to the resumption, and not on the same day', () => {
  assert.equal(dueDayAfterPause('2026-04-15', '2026-04-13', '2026-04-13', isFree), '2026-04-15');
  assert.equal(dueDayAfterPause('2026-04-15', '2026-04-13', '2026-04-16', isFree), '2026-04-20');
  assert.equal(dueDayAfterPause('2026-04-15', '2026-04-10', '2026-04-12', isFree), '2026-04-15', 'a weekend has no working days');
});

test('from the day that counts to the due day there are as many working days as the law gives', () => {
  const start = fc.integer({ min: 0, max: 600 }).map((offset) => Temporal.PlainDate.from('2026-01-01').add({ days: offset }).toString());
  const time = fc.constantFrom('07:00:00', '12:30:00', '17:00:00', '17:00:01', '23:59:59');
  fc.assert(
    fc.property(start, time, fc.integer({ min: 1, max: 20 }), (day, at, days) => {
      const received = `${day}T${at}`;
      const due = dueDay(received, days, isFree);
      assert.equal(daysLeft(countedDay(received, isFree), due, isFree), days);
      assert.ok(!isFree(due) && Temporal.PlainDate.from(due).dayOfWeek < 6);
    }),
    { numRuns: 200 },
  );
});

test('working days that a document took are counted from the day of its receipt; on the day itself there are none', () => {
  const table: [string, string, number][] = [
    ['2026-04-10T14:00:00', '2026-04-10', 0],
    ['2026-04-10T14:00:00', '2026-04-13', 1],
    ['2026-04-10T18:00:00', '2026-04-13', 0],
    ['2026-04-10T14:00:00', '2026-05-04', 15],
  ];
  for (const [received, closed, days] of table) assert.equal(daysTaken(received, closed, isFree), days, `${received} to ${closed}`);
});

test('what is older than so many working days was registered on or before a day', () => {
  assert.equal(lastDayOlderThan(3, '2026-04-16', isFree), '2026-04-12');
  assert.equal(lastDayOlderThan(0, '2026-04-13', isFree), '2026-04-12');
  assert.equal(lastDayOlderThan(3, '2026-05-04', isFree), '2026-04-27');
});

test('who is older than more days is older than fewer, and what is closed on the due day took its days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 20 }), (later, days) => {
      const today = Temporal.PlainDate.from('2026-03-01').add({ days: later }).toString();
      assert.ok(lastDayOlderThan(days, today, isFree) < lastDayOlderThan(days - 1, today, isFree));
      assert.equal(daysTaken(`${today}T09:00:00`, dueDay(`${today}T09:00:00`, days, isFree), isFree), days);
    }),
  );
});
