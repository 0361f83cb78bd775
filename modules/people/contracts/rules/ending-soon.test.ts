import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ALERT_DAYS, alertDue } from './ending-soon.ts';

test('alerts come 30, 15 and 7 days before the end, each once', () => {
  const cases: [number, number[], number | null][] = [
    [31, [], null],
    [30, [], 30],
    [29, [30], null],
    [16, [30], null],
    [15, [30], 15],
    [7, [30, 15], 7],
    [5, [], 7],
    [0, [30, 15, 7], null],
    [-1, [], null],
  ];
  for (const [left, given, due] of cases) assert.equal(alertDue(left, given), due, `${left} days left`);
});

test('whichever days the server is down, no alert is given twice and the last one is never missed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1 }), (days) => {
      const given: number[] = [];
      for (const left of days.toSorted((a, b) => b - a)) {
        const due = alertDue(left, given);
        if (due !== null) given.push(due);
      }
      assert.equal(new Set(given).size, given.length);
      if (days.some((left) => left <= 7)) assert.ok(given.includes(7));
      assert.ok(given.every((one) => (ALERT_DAYS as readonly number[]).includes(one)));
    }),
  );
});
