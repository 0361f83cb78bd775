import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { calendarOf, datesBetween } from '../fixtures/calendar.ts';
import { joinedDays, longestRun } from './runs.ts';

const NOVEMBER = [...calendarOf('2026-11-01', '2026-11-30', { '2026-11-30': { kind: 'HOLIDAY', name: 'Bonifacio Day' } }).values()];
const DECEMBER = [...calendarOf('2026-11-20', '2026-12-20', { '2026-11-30': { kind: 'HOLIDAY', name: 'Bonifacio Day' } }).values()];

for (const [name, dates, run] of [
  ['Monday to Wednesday are three in a row', ['2026-11-16', '2026-11-17', '2026-11-18'], 3],
  ['Friday and Monday are two in a row, over the weekend', ['2026-11-20', '2026-11-23'], 2],
  ['a day of work between breaks the run', ['2026-11-16', '2026-11-18', '2026-11-19'], 2],
  ['no dates are no run', [], 0],
] as const)
  test(name, () => assert.equal(longestRun(dates, [], NOVEMBER), run));

test('a holiday between does not break a run', () => {
  assert.equal(longestRun(['2026-11-27', '2026-12-01'], [], DECEMBER), 2);
});

test('other leave counts in a run where it joins the dates, and not where days of work lie between', () => {
  assert.equal(longestRun(['2026-12-03', '2026-12-04'], ['2026-12-07', '2026-12-08'], DECEMBER), 4);
  assert.equal(longestRun(['2026-12-03'], ['2026-12-07', '2026-12-08', '2026-12-09'], DECEMBER), 1);
});

test('leave that joins other leave over a weekend counts with it', () => {
  const taken = new Set(['2026-12-07', '2026-12-08']);
  assert.equal(joinedDays(['2026-12-03', '2026-12-04'], taken, DECEMBER), 6);
  assert.equal(joinedDays(['2026-12-02', '2026-12-03'], taken, DECEMBER), 2);
});

test('a run is never longer than the dates, and adding a date never shortens it', () => {
  const anyDates = fc.uniqueArray(fc.constantFrom(...datesBetween('2026-11-02', '2026-11-27').map(({ date }) => date)));
  fc.assert(
    fc.property(anyDates, fc.constantFrom('2026-11-10', '2026-11-20'), (dates, more) => {
      const run = longestRun(dates, [], NOVEMBER);
      assert.ok(run <= dates.length);
      assert.ok(longestRun([...dates, more], [], NOVEMBER) >= run);
      assert.ok(longestRun(dates, [more], NOVEMBER) >= run);
    }),
  );
});
