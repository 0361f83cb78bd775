import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, addMonths } from '@talaan/performance/rules/period/days.ts';
import { DEFAULT_RATE, type Stretch, type StudyMode } from './grant.ts';
import { formatLength, lengthOf, obligationOf } from './obligation.ts';

const RATE = { rate: DEFAULT_RATE, months: 0 };
const study = (mode: StudyMode, from: string, to: string): Stretch => ({ mode, from, to });
const full = (from: string, to: string) => study('FULL_TIME', from, to);
const part = (from: string, to: string) => study('PART_TIME', from, to);

const CASES: [string, Stretch[], number][] = [
  ['a full-time doctorate of 3 years', [full('2023-06-01', '2026-05-31')], 72],
  ['full time 1 year 7 months: two counted years', [full('2024-01-01', '2025-07-31')], 48],
  ['full time 1 year 6 months: not over six', [full('2024-01-01', '2025-06-30')], 24],
  ['full time 1 year 6 months and a day', [full('2024-01-01', '2025-07-01')], 48],
  ['full time a year', [full('2024-06-01', '2025-05-31')], 24],
  ['full time up to 1 month', [full('2026-03-01', '2026-03-31')], 6],
  ['full time a day more than 1 month', [full('2026-03-01', '2026-04-01')], 12],
  ['full time 3 months', [full('2026-01-05', '2026-04-04')], 12],
  ['full time a day more than 3 months', [full('2026-01-05', '2026-04-05')], 24],
  ['full time 6 months', [full('2026-06-01', '2026-11-30')], 24],
  ['full time 7 months: a counted year', [full('2026-06-01', '2026-12-31')], 24],
  ['part time 2 years', [part('2024-06-01', '2026-05-31')], 24],
  ['part time up to 6 months', [part('2026-01-01', '2026-06-30')], 0],
  ['part time 6 months and a day', [part('2026-01-01', '2026-07-01')], 12],
  ['full time 1 year 4 months, then part time 1 year', [full('2023-01-01', '2024-04-30'), part('2024-05-01', '2025-04-30')], 36],
  ['an extension that follows is part of the length', [full('2023-06-01', '2026-05-31'), full('2026-06-01', '2027-01-15')], 96],
  ['an interrupted year and a half: 9 and 9 months', [full('2023-01-01', '2023-09-30'), full('2024-01-01', '2024-09-30')], 24],
  ['nothing studied', [], 0],
];

for (const [name, stretches, months] of CASES)
  test(`${name}: ${months} months of service`, () => assert.equal(obligationOf(stretches, RATE).months, months));

test('a contract may name more, never less', () => {
  const stretches = [full('2023-06-01', '2026-05-31')];
  assert.equal(obligationOf(stretches, { rate: DEFAULT_RATE, months: 84 }).months, 84);
  assert.equal(obligationOf(stretches, { rate: DEFAULT_RATE, months: 60 }).months, 72);
});

test('each part explains itself', () => {
  const { parts } = obligationOf([full('2023-01-01', '2024-04-30'), part('2024-05-01', '2025-04-30')], RATE);
  assert.deepEqual(
    parts.map(({ says }) => says),
    [
      'Full-time study from 1 Jan 2023 to 30 Apr 2024, 1 year 4 months: 1 counted year × 24 months',
      'Part-time study from 1 May 2024 to 30 Apr 2025, 1 year: 1 counted year × 12 months',
    ],
  );
  assert.equal(
    obligationOf([full('2026-01-05', '2026-04-04')], RATE).parts[0]!.says,
    'Full-time study from 5 Jan 2026 to 4 Apr 2026, 3 months: 12 months for up to 3 months',
  );
});

test('lengths: stretches that follow each other are one; days left over make months of thirty', () => {
  assert.deepEqual(lengthOf([full('2024-01-31', '2024-02-28'), full('2024-02-29', '2024-03-30')]), { months: 2, days: 0 });
  assert.deepEqual(lengthOf([full('2024-01-01', '2024-01-20'), full('2024-03-01', '2024-03-15')]), { months: 1, days: 5 });
  assert.deepEqual(
    [formatLength({ months: 19, days: 0 }), formatLength({ months: 6, days: 1 }), formatLength({ months: 0, days: 0 })],
    ['1 year 7 months', '6 months 1 day', '0 days'],
  );
});

const day = fc.integer({ min: 0, max: 2500 }).map((days) => addDays('2020-01-01', days));

test('who studies a day longer is never obliged to less', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 1500 }), fc.constantFrom('FULL_TIME' as const, 'PART_TIME' as const), (from, days, mode) => {
      const months = (length: number) => obligationOf([study(mode, from, addDays(from, length))], RATE).months;
      return months(days) <= months(days + 1);
    }),
  );
});

test('a stretch that is cut in two days that follow is the same', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }), (from, one, other) => {
      const middle = addDays(from, one);
      const end = addDays(middle, other + 1);
      const whole = obligationOf([full(from, end)], RATE).months;
      return obligationOf([full(from, middle), full(addDays(middle, 1), end)], RATE).months === whole;
    }),
  );
});

test('full years oblige to two years each', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 5 }), (from, years) => {
      const to = addDays(addMonths(from, years * 12), -1);
      return obligationOf([full(from, to)], RATE).months === years * 24;
    }),
  );
});
