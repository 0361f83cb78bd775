import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { answerBy, clockState, WORKING_DAYS } from './answer-by.ts';

const never = () => false;

test('thirty working days after receipt: six weeks, and as much longer as there are days without work', () => {
  const cases: [string, string[], string][] = [
    // received, days without work, due
    ['2026-11-02', [], '2026-12-14'],
    ['2026-11-07', [], '2026-12-18'],
    ['2026-11-08', [], '2026-12-18'],
    ['2026-11-02', ['2026-11-30', '2026-12-08'], '2026-12-16'],
    ['2026-11-02', ['2026-11-28'], '2026-12-14'],
  ];
  for (const [received, free, due] of cases)
    assert.equal(
      answerBy(received, (day) => free.includes(day)),
      due,
      `${received} ${free.join()}`,
    );
});

test('an answer on the last day is in time, one day later it is late; without one the clock runs', () => {
  const states: [string | null, string, string][] = [
    ['2026-12-14', '2026-12-20', 'in_time'],
    ['2026-12-15', '2026-12-20', 'late'],
    [null, '2026-12-14', 'waiting'],
    [null, '2026-12-15', 'overdue'],
  ];
  for (const [answered_on, today, state] of states) assert.equal(clockState({ due_on: '2026-12-14', answered_on }, today), state);
});

test('the last day is a working day, and thirty of them lie between', () => {
  const date = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  fc.assert(
    fc.property(date, fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 10 }), (received, offsets) => {
      const start = Temporal.PlainDate.from(received);
      const free = new Set(offsets.map((days) => start.add({ days }).toString()));
      const works = (day: Temporal.PlainDate) => day.dayOfWeek <= 5 && !free.has(day.toString());
      const due = Temporal.PlainDate.from(answerBy(received, (day) => free.has(day)));
      assert.ok(works(due));
      let counted = 0;
      for (let day = start.add({ days: 1 }); Temporal.PlainDate.compare(day, due) <= 0; day = day.add({ days: 1 }))
        counted += Number(works(day));
      assert.equal(counted, WORKING_DAYS);
      assert.ok(answerBy(received, never) <= due.toString(), 'a day without work never brings it nearer');
    }),
  );
});
