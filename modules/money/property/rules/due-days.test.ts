import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { acknowledgementDue, renewalDue } from './due-days.ts';

const HOLIDAYS = new Set(['2026-11-30', '2026-12-08', '2026-12-25', '2026-12-30', '2027-01-01']);
const isFree = (day: string) => HOLIDAYS.has(day);

const cases: [name: string, issued: string, due: string][] = [
  ['issued on a Friday it is due on the next Friday', '2026-11-20', '2026-11-27'],
  ['issued on a Monday it is due on the next Monday', '2026-11-16', '2026-11-23'],
  ['a holiday does not count', '2026-11-27', '2026-12-07'],
  ['issued on a Saturday it counts from Monday', '2026-11-21', '2026-11-27'],
  ['over the turn of the year', '2026-12-24', '2027-01-05'],
];
for (const [name, issued, due] of cases) test(name, () => assert.equal(acknowledgementDue(issued, isFree), due));

test('a receipt is renewed after three years, a slip never by time alone', () => {
  assert.equal(renewalDue('PAR', '2023-11-20'), '2026-11-20');
  assert.equal(renewalDue('PAR', '2024-02-29'), '2027-02-28');
  assert.equal(renewalDue('ICS', '2023-11-20'), null);
});

test('a paper is due on a day of work, at least five days later, and never earlier for one that was issued later', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((days) => Temporal.PlainDate.from('2025-01-01').add({ days }));
  fc.assert(
    fc.property(day, fc.nat(10), (issued, more) => {
      const due = acknowledgementDue(issued.toString(), isFree);
      const date = Temporal.PlainDate.from(due);
      assert.ok(date.dayOfWeek < 6 && !isFree(due));
      assert.ok(issued.until(date).days >= 5);
      assert.ok(due <= acknowledgementDue(issued.add({ days: more }).toString(), isFree));
    }),
  );
});
