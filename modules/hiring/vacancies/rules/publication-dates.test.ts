import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { alertDay, earliestClosing, earliestIssuance, lastValidDay } from './publication-dates.ts';

test('a vacancy posted on 15 January 2026 closes on 25 January at the earliest and is valid until 15 October, with an alert from 15 September', () => {
  assert.equal(earliestClosing('2026-01-15'), '2026-01-25');
  assert.equal(earliestIssuance('2026-01-25'), '2026-01-26');
  assert.equal(lastValidDay('2026-01-15'), '2026-10-15');
  assert.equal(alertDay('2026-10-15'), '2026-09-15');
});

test('nine months from a day that the last month does not have run to its last day', () => {
  assert.equal(lastValidDay('2026-05-31'), '2027-02-28');
  assert.equal(lastValidDay('2027-05-30'), '2028-02-29');
  assert.equal(lastValidDay('2026-08-31'), '2027-05-31');
});

test('whatever the posting day, the alert comes after the earliest issuance and before the last valid day', () => {
  const day = fc.integer({ min: 0, max: 36_524 }).map((days) => Temporal.PlainDate.from('2000-01-01').add({ days }).toString());
  fc.assert(
    fc.property(day, (postedOn) => {
      const until = lastValidDay(postedOn);
      assert.ok(postedOn < earliestClosing(postedOn));
      assert.ok(earliestIssuance(earliestClosing(postedOn)) < alertDay(until));
      assert.ok(alertDay(until) < until);
    }),
  );
});
