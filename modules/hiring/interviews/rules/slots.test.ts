import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawSlots, findOverlaps, judgeDay } from './slots.ts';

const NOON = { from: 720, to: 780 };

test('slots follow each other, none reaches into a break, and an examination is sat together', () => {
  const draw = (count: number, start: number, together = false, length = 30) =>
    drawSlots(
      Array.from({ length: count }, (_, at) => at + 1),
      { start, length, breaks: [NOON], together },
    )?.map((slot) => slot.start);
  const cases: [count: number, start: number, together: boolean, starts: number[] | undefined][] = [
    [3, 480, false, [480, 510, 540]],
    [3, 690, false, [690, 780, 810]],
    [2, 705, false, [780, 810]],
    [2, 730, false, [780, 810]],
    [3, 540, true, [540, 540, 540]],
    [3, 1400, false, undefined],
    [0, 480, false, []],
  ];
  for (const [count, start, together, starts] of cases) assert.deepEqual(draw(count, start, together), starts, `${count} from ${start}`);
});

test('what is drawn never overlaps, keeps its order and every applicant, and stays out of breaks', () => {
  const minutes = fc.integer({ min: 0, max: 1000 });
  const pause = fc.record({ from: minutes, to: minutes });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(999), { maxLength: 20 }),
      minutes,
      fc.integer({ min: 15, max: 30 }),
      fc.array(pause, { maxLength: 3 }),
      (ids, start, length, breaks) => {
        const slots = drawSlots(ids, { start, length, breaks, together: false });
        if (slots === null) return;
        assert.deepEqual(
          slots.map(({ application_id }) => application_id),
          ids,
        );
        assert.deepEqual(findOverlaps(slots, length, false), []);
        for (const slot of slots)
          for (const { from, to } of breaks)
            assert.ok(to <= from || slot.start + length <= from || slot.start >= to, JSON.stringify({ slot, from, to }));
      },
    ),
  );
});

test('overlaps are found whatever the order, but not those of an examination', () => {
  const slots = [
    { application_id: 1, start: 500 },
    { application_id: 2, start: 480 },
    { application_id: 3, start: 540 },
  ];
  assert.deepEqual(findOverlaps(slots, 20, false), []);
  assert.deepEqual(findOverlaps(slots, 30, false), [[1, 0]]);
  assert.deepEqual(findOverlaps(slots, 30, true), []);
});

test('applicants get three calendar days of notice; holidays are refused, rest days warned of', () => {
  const judge = (day: string) => judgeDay(day, { today: '2026-11-20', isFree: (one) => one === '2026-11-30' });
  const cases: [string, RegExp | null, RegExp | null][] = [
    ['2026-11-22', /3 calendar days/, null],
    ['2026-11-23', null, null],
    ['2026-11-28', null, /rest day/],
    ['2026-11-29', null, /rest day/],
    ['2026-11-30', /holiday/, null],
    ['2026-12-01', null, null],
  ];
  for (const [day, fault, warning] of cases) {
    const judged = judge(day);
    assert.ok(fault ? fault.test(judged.fault ?? '') : judged.fault === null, day);
    assert.ok(warning ? warning.test(judged.warning ?? '') : judged.warning === null, day);
  }
});
