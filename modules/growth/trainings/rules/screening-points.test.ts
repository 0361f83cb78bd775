import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '@talaan/performance/rules/period/days.ts';
import { DEFAULT_POINTS, rankNominees, screenNominee, whyNotPoints, type RankedNominee, type ScreeningFacts } from './screening-points.ts';

const TRAINING = { from: '2026-09-07', to: '2026-09-11' };
const FACTS: ScreeningFacts = {
  relevance: 4,
  priority: 2,
  last_final: 4280,
  last_trained_on: '2026-02-07',
  born_on: '1985-05-05',
  serves_until: null,
};
const screen = (facts: Partial<ScreeningFacts>) => screenNominee({ ...FACTS, ...facts }, TRAINING, DEFAULT_POINTS);
const pointsOf = (facts: Partial<ScreeningFacts>) => screen(facts).points.map(({ points }) => points);

test('relevance 4, plan line of priority 2, 4.28, seven months, years to come: 24 + 15 + 17.12 + 8.75 + 15 = 79.87', () => {
  assert.deepEqual(pointsOf({}), [24_000, 15_000, 17_120, 8750, 15_000]);
  assert.equal(screen({}).total, 79_870);
});

const POINTS: [string, Partial<ScreeningFacts>, number, number][] = [
  ['relevance 5', { relevance: 5 }, 0, 30_000],
  ['relevance 1', { relevance: 1 }, 0, 6000],
  ['priority 1', { priority: 1 }, 1, 20_000],
  ['priority 3', { priority: 3 }, 1, 10_000],
  ['no plan line', { priority: null }, 1, 0],
  ['no rating yet', { last_final: null }, 2, 12_000],
  ['never trained', { last_trained_on: null }, 3, 15_000],
  ['trained 12 months ago', { last_trained_on: '2025-09-07' }, 3, 15_000],
  ['trained 11 months ago', { last_trained_on: '2025-09-08' }, 3, 13_750],
  ['trained last week', { last_trained_on: '2026-09-01' }, 3, 0],
  ['a training to come does not count as past', { last_trained_on: '2026-10-01' }, 3, 0],
  ['65 in five years', { born_on: '1966-09-11' }, 4, 15_000],
  ['65 in a day less than five years', { born_on: '1966-09-10' }, 4, 12_000],
  ['an appointment that ends in a year', { serves_until: '2027-09-11' }, 4, 3000],
  ['an appointment that ends in 11 months', { serves_until: '2027-08-11' }, 4, 0],
];

for (const [name, facts, at, points] of POINTS) test(`${name}: ${points / 1000}`, () => assert.equal(pointsOf(facts)[at], points));

test('factors of a table total 100', () => {
  assert.equal(whyNotPoints(DEFAULT_POINTS), null);
  assert.match(whyNotPoints({ most: { ...DEFAULT_POINTS.most, plan: 10 } })!, /total 90\. They must total 100/);
  assert.match(whyNotPoints({ most: { ...DEFAULT_POINTS.most, plan: -10 } })!, /whole points/);
});

const nominee = (id: number, more: Partial<RankedNominee> = {}): RankedNominee => ({
  id,
  points: [],
  total: 80_000,
  relevance: 4,
  last_trained_on: '2026-01-01',
  votes: null,
  ...more,
});

test('equal points go by relevance, then who is longest without training, then the vote; else they share a rank', () => {
  const ranked = rankNominees([
    nominee(1),
    nominee(2, { relevance: 5 }),
    nominee(3, { last_trained_on: null }),
    nominee(4, { total: 90_000, relevance: 1 }),
    nominee(5, { votes: 3 }),
    nominee(6),
  ]);
  assert.deepEqual(
    ranked.map(({ id, rank, is_tied }) => [id, rank, is_tied]),
    [
      [4, 1, false],
      [2, 2, false],
      [3, 3, false],
      [5, 4, false],
      [1, 5, true],
      [6, 5, true],
    ],
  );
});

const someFacts = fc.record({
  relevance: fc.integer({ min: 1, max: 5 }),
  priority: fc.option(fc.constantFrom(1 as const, 2 as const, 3 as const)),
  last_final: fc.option(fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths * 10)),
  last_trained_on: fc.option(fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2022-01-01', days))),
  born_on: fc.integer({ min: 0, max: 16_000 }).map((days) => addDays('1961-01-01', days)),
  serves_until: fc.option(fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-09-11', days))),
});

test('no factor has more than its points, the total is their sum, and no rating counts as 3.00', () => {
  fc.assert(
    fc.property(someFacts, (facts) => {
      const { points, total } = screen(facts);
      assert.ok(points.every((one) => one.points >= 0 && one.points <= DEFAULT_POINTS.most[one.factor] * 1000));
      assert.equal(screen({ ...facts, last_final: null }).total, screen({ ...facts, last_final: 3000 }).total);
      return total === points.reduce((sum, one) => sum + one.points, 0) && total <= 100_000;
    }),
  );
});

test('more relevance, more time without training and more years never lower the points', () => {
  fc.assert(
    fc.property(someFacts, (facts) => {
      const { total } = screen(facts);
      const longer = facts.last_trained_on === null ? null : addDays(facts.last_trained_on, -40);
      return (
        screen({ ...facts, relevance: Math.min(facts.relevance + 1, 5) }).total >= total &&
        screen({ ...facts, last_trained_on: longer }).total >= total &&
        screen({ ...facts, born_on: addDays(facts.born_on, 200) }).total >= total
      );
    }),
  );
});

test('each factor says from what its points are', () => {
  const saysOf = (facts: Partial<ScreeningFacts>) => screen(facts).points.map(({ says }) => says);
  assert.deepEqual(saysOf({}), [
    'Relevance 4 of 5',
    'Plan line of priority 2',
    'Last final rating',
    '7 months since the last training',
    'Five years or more remain',
  ]);
  assert.deepEqual(saysOf({ priority: null, last_final: null, last_trained_on: null, serves_until: '2027-09-11' }).slice(1), [
    'Not in a plan',
    'No rating yet',
    'No training before',
    '1 full year remains',
  ]);
});
