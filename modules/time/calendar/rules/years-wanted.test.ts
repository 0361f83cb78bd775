import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { yearsWanted } from './years-wanted.ts';

for (const [today, years] of [
  ['2026-01-01', [2026]],
  ['2026-10-31', [2026]],
  ['2026-11-01', [2026, 2027]],
  ['2026-12-31', [2026, 2027]],
] as const)
  test(`on ${today} the holidays of ${years.join(' and ')} are wanted`, () => assert.deepEqual(yearsWanted(today), years));

test('the year of the day is always wanted first', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const today = date.toISOString().slice(0, 10);
      return yearsWanted(today)[0] === Number(today.slice(0, 4));
    }),
  );
});
