import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { alertOn } from './alert-on.ts';

test('alerts come one working day before, on the day and after it', () => {
  const friday = '2026-11-20';
  const monday = '2026-11-23';
  assert.deepEqual(
    ['2026-11-19', friday, '2026-11-21', monday, '2026-11-24'].map((due) => alertOn(friday, monday, due)),
    ['late', 'today', 'tomorrow', 'tomorrow', null],
  );
});

test('from the first alert on, clerks hear of a stay on every later day', () => {
  const first = Temporal.PlainDate.from('2026-01-01');
  const day = (count: number) => first.add({ days: count }).toString();
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), fc.integer({ min: 1, max: 5 }), (due, today, gap) => {
      if (alertOn(day(today), day(today + gap), day(due)) !== null)
        assert.notEqual(alertOn(day(today + 1), day(today + 1 + gap), day(due)), null);
    }),
  );
});
