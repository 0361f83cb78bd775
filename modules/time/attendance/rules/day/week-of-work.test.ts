import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { weekOfWork } from './week-of-work.ts';

const cases: [day: string, monday: string][] = [
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
];

test('the week of work is from Monday to Friday; on a weekend, the one that comes', () => {
  for (const [day, monday] of cases) assert.equal(weekOfWork(day)[0], monday, day);
});

test('it has five days from Monday on, the day itself or the next day of work among them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const day = Temporal.PlainDate.from('1990-01-01').add({ days });
      const week = weekOfWork(day.toString()).map((one) => Temporal.PlainDate.from(one));
      assert.deepEqual(
        week.map((one) => one.dayOfWeek),
        [1, 2, 3, 4, 5],
      );
      const next = day.dayOfWeek > 5 ? day.add({ days: 8 - day.dayOfWeek }) : day;
      assert.ok(week.some((one) => one.equals(next)));
    }),
  );
});
