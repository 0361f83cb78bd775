import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '@talaan/performance/rules/period/days.ts';
import { gapsOf, needStates } from './needs.ts';
import { costByYear, rollUp, type RolledLine } from './roll-up.ts';

const UNITS = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 2 },
  { id: 4, parent_id: 1 },
];
const YEARS = [2026, 2027, 2028];
const line = (id: number, unit_id: number, more: Partial<RolledLine> = {}): RolledLine => ({
  id,
  unit_id,
  plan_id: id,
  intervention: 'DEGREE',
  mode: 'FULL_TIME',
  from: '2026-07-01',
  to: '2027-12-31',
  cost: 54_900_000,
  needs_replacement: true,
  person_id: 10 + id,
  ...more,
});

test('a cost of 549,000.00 over 549 days is 184,000.00 in the 184 days of 2026 and 365,000.00 in 2027', () => {
  const lineOfCost = { from: '2026-07-01', to: '2027-12-31', cost: 54_900_000 };
  assert.deepEqual(costByYear(lineOfCost, [2025, 2026, 2027, 2028]), [0, 18_400_000, 36_500_000, 0]);
});

test('a department adds up to its college and the university, by year', () => {
  const lines = [line(1, 3), line(2, 2, { intervention: 'TRAINING', mode: null, from: '2027-03-01', to: '2027-03-05', cost: 1_000_000 })];
  const rolled = rollUp(lines, UNITS, YEARS);
  assert.deepEqual(
    rolled.map(({ unit_id, years }) => [unit_id, ...years.map(({ cost }) => cost)]),
    [
      [1, 18_400_000, 37_500_000, 0],
      [2, 18_400_000, 37_500_000, 0],
      [3, 18_400_000, 36_500_000, 0],
    ],
  );
  const [, year] = rolled[0]!.years;
  assert.deepEqual([year!.lines.DEGREE, year!.lines.TRAINING, year!.away, year!.to_replace, rolled[0]!.plans], [1, 1, 1, 1, 2]);
});

test('a person who is away by two lines is missing once; part-time study leaves no one missing', () => {
  const lines = [
    line(1, 3, { person_id: 7 }),
    line(2, 3, { person_id: 7, needs_replacement: false }),
    line(3, 3, { mode: 'PART_TIME' }),
    line(4, 3, { person_id: null }),
  ];
  const [year] = rollUp(lines, UNITS, [2026])[0]!.years;
  assert.deepEqual([year!.away, year!.to_replace], [2, 2]);
});

const days = fc.integer({ min: 0, max: 1500 });
const someLine = fc.record({
  from: days,
  length: days,
  cost: fc.integer({ min: 0, max: 500_000_000 }),
  unit: fc.integer({ min: 1, max: 4 }),
});

test('the years of a line add up to its cost, and the university has all that its units have', () => {
  fc.assert(
    fc.property(fc.array(someLine, { minLength: 1, maxLength: 12 }), (all) => {
      const lines = all.map(({ from, length, cost, unit }, at) => {
        const first = addDays('2026-01-01', from);
        return line(at, unit, { from: first, to: addDays(first, length), cost });
      });
      const years = Array.from({ length: 12 }, (_, at) => 2026 + at);
      for (const one of lines)
        assert.equal(
          costByYear(one, years).reduce((sum, cost) => sum + cost, 0),
          one.cost,
        );
      const [top] = rollUp(lines, UNITS, years);
      return top!.years.reduce((sum, { cost }) => sum + cost, 0) === lines.reduce((sum, { cost }) => sum + cost, 0);
    }),
  );
});

test('a gap is a competency below the level of the position, the widest first; one never assessed is shown without a gap', () => {
  const profile = [
    { competency_id: 1, level: 3 },
    { competency_id: 2, level: 4 },
    { competency_id: 3, level: 2 },
    { competency_id: 4, level: 2 },
  ] as const;
  const gaps = gapsOf(
    profile,
    new Map([
      [1, 2],
      [2, 2],
      [3, 3],
    ] as const),
  );
  assert.deepEqual(
    gaps.map(({ competency_id, has, gap }) => [competency_id, has, gap]),
    [
      [2, 2, 2],
      [1, 2, 1],
      [4, null, 0],
    ],
  );
});

test('a need is open until something is planned, and answered when that is closed after it arose', () => {
  const needs = [1, 2, 3, 4].map((id) => ({ id, source: 'IPCR', since: '2026-07-31' }) as const);
  const answers = [
    { need_id: 2, closed_on: null },
    { need_id: 3, closed_on: '2026-09-30' },
    { need_id: 3, closed_on: null },
    { need_id: 4, closed_on: '2026-05-01' },
  ];
  assert.deepEqual(
    [...needStates(needs, answers)],
    [
      [1, 'OPEN'],
      [2, 'PLANNED'],
      [3, 'ANSWERED'],
      [4, 'OPEN'],
    ],
  );
});

test('a further answer never opens a need again', () => {
  const answer = fc.record({ need_id: fc.constant(1), closed_on: fc.option(fc.constantFrom('2026-01-01', '2026-12-01')) });
  const places = { OPEN: 0, PLANNED: 1, ANSWERED: 2 };
  fc.assert(
    fc.property(fc.array(answer), answer, (answers, more) => {
      const need = { id: 1, source: 'HEAD', since: '2026-07-31' } as const;
      const state = (all: typeof answers) => places[needStates([need], all).get(1)!];
      return state([...answers, more]) >= state(answers);
    }),
  );
});

test('a gap is how far a competency is below the profile, and is never below 0', () => {
  const level = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const);
  fc.assert(
    fc.property(level, fc.option(level), (asked, has) => {
      const gaps = gapsOf([{ competency_id: 1, level: asked }], new Map(has === null ? [] : [[1, has]]));
      return has !== null && has >= asked ? gaps.length === 0 : gaps[0]!.gap === (has === null ? 0 : asked - has);
    }),
  );
});

test('what is closed on the day of the need answers it', () => {
  const need = { id: 1, source: 'HEAD', since: '2026-07-31' } as const;
  assert.equal(needStates([need], [{ need_id: 1, closed_on: '2026-07-31' }]).get(1), 'ANSWERED');
});
