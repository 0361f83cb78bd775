import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lackingDueOn } from './lacking-due.ts';

for (const [asked, free, due] of [
  ['2026-11-20', [], '2026-11-27'],
  ['2026-11-27', ['2026-11-30'], '2026-12-07'],
  ['2026-11-21', [], '2026-11-27'],
] as const) {
  test(`papers asked for on ${asked} are due on ${due}`, () =>
    assert.equal(
      lackingDueOn(asked, (day) => (free as readonly string[]).includes(day)),
      due,
    ));
}

test('the due day is a working day and at least a week of days later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (days) => {
      const asked = Temporal.PlainDate.from('2020-01-01').add({ days });
      const due = Temporal.PlainDate.from(lackingDueOn(asked.toString(), () => false));
      assert.ok(due.dayOfWeek <= 5);
      assert.ok(asked.until(due).days >= 5 && asked.until(due).days <= 7);
    }),
  );
});
