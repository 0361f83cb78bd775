import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isPaused, workingDaysAfter, workingDaysBetween } from './working-days.ts';

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1);
const dayAt = (offset: number) => new Date(FIRST + offset * DAY).toISOString().slice(0, 10);

test('the due day is the one that a clerk finds who strikes off days one by one', () => {
  const clock = fc.record({
    start: fc.integer({ min: 0, max: 400 }),
    count: fc.integer({ min: 1, max: 20 }),
    holidays: fc.array(fc.integer({ min: 0, max: 450 }), { maxLength: 30 }),
    pauses: fc.array(fc.record({ from: fc.integer({ min: 0, max: 430 }), days: fc.integer({ min: 1, max: 9 }) }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(clock, ({ start, count, holidays, pauses }) => {
      const free = new Set(holidays.map(dayAt));
      const spans = pauses.map(({ from, days }) => ({ from: dayAt(from), until: dayAt(from + days) }));
      const struck = new Set(pauses.flatMap(({ from, days }) => Array.from({ length: days }, (_, n) => dayAt(from + n))));
      let offset = start;
      for (let left = count; left > 0;) {
        offset += 1;
        const weekday = new Date(FIRST + offset * DAY).getUTCDay();
        if (weekday !== 0 && weekday !== 6 && !free.has(dayAt(offset)) && !struck.has(dayAt(offset))) left -= 1;
      }
      const isFree = (day: string) => free.has(day) || isPaused(spans, day);
      assert.equal(workingDaysAfter(dayAt(start), count, isFree), dayAt(offset));
      assert.equal(workingDaysBetween(dayAt(start), dayAt(offset), isFree), count);
    }),
    { numRuns: 200 },
  );
});
