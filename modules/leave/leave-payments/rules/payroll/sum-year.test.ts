import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { sumByHalf, sumEffects, type PaidAt } from './sum-year.ts';

const TERMS = () => ({ divisor: 22, pera: 200_000 });
const day = (date: string, change: Partial<PaidAt> = {}): PaidAt => ({
  date,
  thousandths: 1000,
  cause: 'LEAVE',
  applicationId: 12,
  standing: null,
  typeName: 'Leave Without Pay',
  monthly: 3_170_500,
  daily: null,
  ...change,
});

test('two applications and an absence of a half-month are three lines, which add up to its figure, and the halves to the month', () => {
  const absence = { cause: 'ABSENCE', applicationId: null, typeName: null } as const;
  const [second, first] = sumByHalf(
    [day('2026-11-13'), day('2026-11-16'), day('2026-11-17', { applicationId: 15 }), day('2026-11-18', absence)],
    TERMS,
  );
  assert.deepEqual([first!.half, first!.salary, second!.half, second!.thousandths], ['2026-11-01', 144_114, '2026-11-16', 3000]);
  assert.deepEqual(
    second!.lines.map(({ what, salary }) => [what, salary]),
    [
      ['Leave Without Pay', 144_113],
      ['Leave Without Pay', 144_114],
      ['Absence without leave', 144_114],
    ],
  );
  assert.deepEqual([second!.salary, first!.salary! + second!.salary!], [432_341, 576_455]);
});

test('a month of 23 working days without pay takes the month, and no more', () => {
  const december = Array.from({ length: 31 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`).filter(
    (date) => Temporal.PlainDate.from(date).dayOfWeek < 6,
  );
  const halves = sumByHalf(
    december.map((date) => day(date)),
    TERMS,
  );
  assert.deepEqual([december.length, sumEffects(halves)], [23, { salary: 3_170_500, pera: 200_000 }]);
});

test('every day is in one line, and the lines of a half-month add up to it', () => {
  const drawn = fc.array(
    fc.record({ at: fc.integer({ min: 0, max: 364 }), thousandths: fc.integer({ min: 1, max: 1000 }), id: fc.integer({ min: 1, max: 4 }) }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(drawn, (days) => {
      const facts = days.map(({ at, thousandths, id }) =>
        day(Temporal.PlainDate.from('2026-01-01').add({ days: at }).toString(), { thousandths, applicationId: id }),
      );
      const halves = sumByHalf(facts, TERMS);
      assert.equal(halves.flatMap(({ lines }) => lines.flatMap(({ dates }) => dates)).length, facts.length);
      for (const { lines, salary, pera } of halves) assert.deepEqual(sumEffects(lines), { salary, pera });
    }),
  );
});
