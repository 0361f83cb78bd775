import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { expiryOn, REMINDER_DAYS, reminderDue } from './expiring.ts';

test('a licence is told of 90, 30 and 7 days before it expires, each once', () => {
  const cases: [string, number[], number | null][] = [
    ['2026-08-01', [], null],
    ['2026-09-02', [], 90],
    ['2026-10-01', [90], null],
    ['2026-11-01', [90], 30],
    ['2026-11-30', [90, 30], 7],
    ['2026-12-01', [], 7],
    ['2026-12-02', [], null],
  ];
  for (const [day, given, due] of cases) assert.equal(reminderDue('2026-12-01', day, given), due, day);
});

test('a document is valid through its last day', () => {
  assert.equal(expiryOn(null, '2026-11-20'), 'never');
  assert.equal(expiryOn('2026-11-20', '2026-11-20'), 'soon');
  assert.equal(expiryOn('2026-11-19', '2026-11-20'), 'expired');
  assert.equal(expiryOn('2027-02-18', '2026-11-20'), 'soon');
  assert.equal(expiryOn('2027-02-19', '2026-11-20'), 'valid');
});

test('no reminder is given twice, whatever days the server stood still', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1 }), (daysBefore) => {
      const given: number[] = [];
      for (const before of daysBefore.toSorted((a, b) => b - a)) {
        const day = Temporal.PlainDate.from('2026-12-01').subtract({ days: before }).toString();
        const due = reminderDue('2026-12-01', day, given);
        if (due !== null) given.push(due);
      }
      return new Set(given).size === given.length && given.every((one) => (REMINDER_DAYS as readonly number[]).includes(one));
    }),
  );
});
