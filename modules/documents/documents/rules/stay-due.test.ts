import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { without, type LocalMinute, type WorkedSpans } from './office-minutes.ts';
import { stayDue, stayFollowed } from './stay-due.ts';

const HOURS = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
];
/** 16 November 2026 is a Monday. */
const working =
  (free: readonly string[], stops: Readonly<Record<string, number>> = {}): WorkedSpans =>
  (day) => {
    if (Temporal.PlainDate.from(day).dayOfWeek > 5 || free.includes(day)) return [];
    return stops[day] === undefined ? HOURS : without(HOURS, [{ from: stops[day], to: 1440 }]);
  };
const usual = working([]);
const at = (day: number, minute: number): LocalMinute => ({ day: `2026-11-${day}`, minute });

test('a stay of whole working days lasts until 17:00 of the last of them; hours are office minutes', () => {
  const table: [string, number, WorkedSpans, LocalMinute, string][] = [
    ['2026-11-16T09:00:00', 480, usual, at(17, 1020), 'one working day from Monday morning: Tuesday at 17:00'],
    ['2026-11-16T17:00:00', 480, usual, at(17, 1020), 'at 17:00 it is still Monday'],
    ['2026-11-16T17:00:01', 480, usual, at(18, 1020), 'after 17:00 it counts for Tuesday'],
    ['2026-11-14T10:00:00', 480, usual, at(17, 1020), 'on a Saturday for Monday'],
    ['2026-11-13T16:00:00', 960, usual, at(17, 1020), 'two working days over a weekend'],
    ['2026-11-16T09:00:00', 480, working(['2026-11-17']), at(18, 1020), 'over a holiday'],
    ['2026-11-16T09:00:00', 480, working([], { '2026-11-17': 780 }), at(17, 1020), 'a part of a day without work moves no day'],
    ['2026-11-16T09:00:00', 240, usual, at(16, 840), 'four office hours over noon'],
    ['2026-11-16T16:00:00', 240, usual, at(17, 660), 'four office hours over night'],
    ['2026-11-16T09:00:00', 240, working([], { '2026-11-16': 780 }), at(17, 540), 'hours wait while work is suspended'],
  ];
  for (const [began, limit, worked, due, why] of table) assert.deepEqual(stayDue(began, limit, worked), due, why);
});

test('a stay follows holidays by its working days, and a suspension of some hours by its office minutes alone', () => {
  const storm = working([], { '2026-11-16': 780 });
  const table: [number, LocalMinute, WorkedSpans, LocalMinute, string][] = [
    [480, at(17, 1020), working(['2026-11-17']), at(18, 1020), 'a holiday on the due day'],
    [480, at(17, 1020), working(['2026-11-16']), at(18, 1020), 'the day of the receipt becomes free'],
    [480, at(17, 1020), storm, at(17, 1020), 'a free afternoon moves no day'],
    [300, at(16, 900), storm, at(17, 600), 'it moves hours'],
    [480, at(18, 600), storm, at(18, 900), 'and what was left of a pause'],
  ];
  for (const [limit, due, after, moved, why] of table)
    assert.deepEqual(stayFollowed('2026-11-16T09:00:00', due, limit, { before: usual, after }), moved, why);
});

test('a stay follows a calendar to the moment that it would have had by it from the start, and back', () => {
  const day = fc.integer({ min: 0, max: 20 }).map((count) => Temporal.PlainDate.from('2026-11-16').add({ days: count }).toString());
  const minute = fc.integer({ min: 480, max: 1020 });
  fc.assert(
    fc.property(fc.array(day, { maxLength: 5 }), minute, fc.integer({ min: 1, max: 20 }), (holidays, begun, days) => {
      const began = `2026-11-16T${Temporal.PlainTime.from('00:00').add({ minutes: begun }).toString({ smallestUnit: 'second' })}`;
      const after = working(holidays);
      const [due, changed] = [stayDue(began, days * 480, usual), stayDue(began, days * 480, after)];
      assert.deepEqual(stayFollowed(began, due, days * 480, { before: usual, after }), changed);
      assert.deepEqual(stayFollowed(began, changed, days * 480, { before: after, after: usual }), due);
    }),
  );
});
