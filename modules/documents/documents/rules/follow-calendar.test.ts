import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countedDay } from './due-day.ts';
import { dueDayFollowed, dueMinuteFollowed } from './follow-calendar.ts';
import { without, type WorkedSpans } from './office-minutes.ts';

const RECEIVED = '2026-04-10T14:00:00';
const MORNING = { from: 480, to: 720 };
const AFTERNOON = { from: 780, to: 1020 };
const free = (days: readonly string[]) => (day: string) => days.includes(day);
const worked =
  (days: readonly string[]): WorkedSpans =>
  (day) =>
    days.includes(day) || Temporal.PlainDate.from(day).dayOfWeek > 5 ? [] : [MORNING, AFTERNOON];

test('a due day follows a holiday that is declared or taken back between', () => {
  // Received on Friday 10 April 2026; three working days.
  const cases = [
    [[], ['2026-04-13'], '2026-04-15', '2026-04-16', 'a holiday on the Monday'],
    [[], ['2026-04-15'], '2026-04-15', '2026-04-16', 'on the due day itself'],
    [[], ['2026-04-16'], '2026-04-15', '2026-04-15', 'after it'],
    [[], ['2026-04-10'], '2026-04-15', '2026-04-16', 'on the day of receipt, which then counts for Monday'],
    [['2026-04-13'], [], '2026-04-16', '2026-04-15', 'taken back'],
  ] as const;
  for (const [before, after, due, followed, why] of cases) {
    const isFree = { before: free(before), after: free(after) };
    const from = { before: countedDay(RECEIVED, isFree.before), after: countedDay(RECEIVED, isFree.after) };
    assert.equal(dueDayFollowed(from, due, isFree), followed, why);
  }
});

test('a stay follows a suspension of a part of the day in its minutes', () => {
  const from = { day: '2026-04-13', minute: 600 };
  const due = { day: '2026-04-14', minute: 600 };
  const storm: WorkedSpans = (day) => (day === '2026-04-13' ? without(worked([])(day), [{ from: 780, to: 1440 }]) : worked([])(day));
  assert.deepEqual(dueMinuteFollowed(from, due, { before: worked([]), after: storm }), { day: '2026-04-14', minute: 900 });
  assert.deepEqual(dueMinuteFollowed(from, { day: '2026-04-14', minute: 900 }, { before: storm, after: worked([]) }), due);
});

test('a holiday that is declared and taken back leaves each due day and moment as it was', () => {
  const day = fc.integer({ min: 0, max: 20 }).map((count) => Temporal.PlainDate.from('2026-04-13').add({ days: count }).toString());
  fc.assert(
    fc.property(fc.array(day, { maxLength: 5 }), fc.integer({ min: 1, max: 2400 }), (holidays, minutes) => {
      const from = { day: '2026-04-13', minute: 540 };
      const [none, some] = [worked([]), worked(holidays)];
      const due = dueMinuteFollowed(from, { day: '2026-04-13', minute: 541 }, { before: none, after: none });
      assert.deepEqual(due, { day: '2026-04-13', minute: 541 });
      const later = { day: '2026-04-14', minute: 480 + (minutes % 240) + 1 };
      const moved = dueMinuteFollowed(from, later, { before: none, after: some });
      assert.deepEqual(dueMinuteFollowed(from, moved, { before: some, after: none }), later);
    }),
  );
});
