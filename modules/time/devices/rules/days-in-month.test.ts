import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { daysInMonth } from './days-in-month.ts';

test('whatever the month, its days are those of the calendar', () => {
  const inputs = [fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 })] as const;
  fc.assert(
    fc.property(...inputs, (year, month) =>
      assert.equal(daysInMonth(year, month), Temporal.PlainYearMonth.from({ year, month }).daysInMonth),
    ),
  );
});
