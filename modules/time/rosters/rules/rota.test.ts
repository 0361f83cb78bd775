import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { copyWeek, plannedFor, swapWeek, weeksOfMonth, withWeeks, type Plan } from './rota.ts';

const [MONDAY, NEXT] = ['2026-11-30', '2026-12-07'];
const scheduleOf = (plan: Plan) => (id: number, week: string) => plannedFor(plan, id, week)?.scheduleId ?? null;

test('the weeks of a month are those that touch it, from Monday to Sunday', () => {
  assert.deepEqual(weeksOfMonth('2026-11'), ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']);
  assert.equal(weeksOfMonth('2027-02').length, 4);
});

test('a week is copied for all who have a schedule in it', () => {
  const plan = withWeeks(new Map(), [
    { personnelId: 1, week: MONDAY, scheduleId: 4 },
    { personnelId: 2, week: MONDAY, scheduleId: 5 },
  ]);
  assert.deepEqual(copyWeek([1, 2, 3], MONDAY, NEXT, scheduleOf(plan)), [
    { personnelId: 1, week: NEXT, scheduleId: 4 },
    { personnelId: 2, week: NEXT, scheduleId: 5 },
  ]);
});

test('whatever two people have, a swap gives each that of the other, and twice it is as before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (one, other) => {
      const plan = withWeeks(new Map(), [
        { personnelId: 1, week: MONDAY, scheduleId: one },
        { personnelId: 2, week: MONDAY, scheduleId: other },
      ]);
      const swapped = withWeeks(plan, swapWeek(1, 2, MONDAY, scheduleOf(plan)));
      assert.deepEqual(
        [1, 2].map((id) => scheduleOf(swapped)(id, MONDAY)),
        [other, one],
      );
      assert.deepEqual(withWeeks(swapped, swapWeek(1, 2, MONDAY, scheduleOf(swapped))), plan);
    }),
  );
  assert.deepEqual(
    swapWeek(1, 3, MONDAY, () => null),
    [],
  );
});
