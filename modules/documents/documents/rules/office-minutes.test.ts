import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { afterOfficeMinutes, officeMinutes, without, type LocalMinute } from './office-minutes.ts';

const HOURS = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
];
/** 10 April 2026 is a Friday; work is suspended from 15:00 on Monday the 13th, and the 14th is a holiday. */
const worked = (day: string) => {
  if (Temporal.PlainDate.from(day).dayOfWeek > 5 || day === '2026-04-14') return [];
  return day === '2026-04-13' ? without(HOURS, [{ from: 900, to: 1440 }]) : HOURS;
};
const at = (day: number, hour: number, minute = 0): LocalMinute => ({ day: `2026-04-${day}`, minute: hour * 60 + minute });

test('only office minutes count: no noon, no evening, no weekend, no holiday, no suspension', () => {
  const table: [LocalMinute, LocalMinute, number][] = [
    [at(10, 11), at(10, 14), 120],
    [at(10, 16), at(13, 9), 120],
    [at(10, 18), at(12, 9), 0],
    [at(13, 14), at(15, 9), 120],
    [at(15, 9), at(15, 8), 0],
  ];
  for (const [from, to, minutes] of table) assert.equal(officeMinutes(from, to, worked), minutes);
});

test('a stay of one working day that begins on Friday at 14:00 is due on Monday at 14:00, and at the end of a day rather than the start of the next', () => {
  assert.deepEqual(afterOfficeMinutes(at(10, 14), 480, worked), at(13, 14));
  assert.deepEqual(afterOfficeMinutes(at(10, 8), 480, worked), at(10, 17));
  assert.deepEqual(afterOfficeMinutes(at(11, 10), 60, worked), at(13, 9));
});

test('between a moment and the one so many office minutes later there are so many office minutes', () => {
  const moment = fc.record({ day: fc.integer({ min: 6, max: 20 }), minute: fc.integer({ min: 0, max: 1439 }) });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 3000 }), ({ day, minute }, minutes) => {
      const from = { day: `2026-04-${String(day).padStart(2, '0')}`, minute };
      assert.equal(officeMinutes(from, afterOfficeMinutes(from, minutes, worked), worked), minutes);
    }),
    { numRuns: 300 },
  );
});
