import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findAchievementFaults, levelOfAchievement } from './achievement.ts';
import { findAdjectiveFaults, levelOf } from './adjective.ts';
import { inForce } from './dated.ts';
import { ALTERNATIVE_ADJECTIVES, DEFAULT_ACHIEVEMENT, DEFAULT_ADJECTIVES } from './known-scales.ts';
import { ADJECTIVES, isLevel, LEVELS } from './levels.ts';
import { formatRating } from './rating.ts';

/** S4: of a target of 20. */
const DONE = [
  [26, 5],
  [25, 4],
  [23, 4],
  [22, 3],
  [20, 3],
  [19, 2],
  [11, 2],
  [10, 1],
  [0, 1],
] as const;

for (const [done, level] of DONE)
  test(`S4: ${done} of a target of 20 is ${ADJECTIVES[level]}`, () =>
    assert.equal(levelOfAchievement(20_000, done * 1000, DEFAULT_ACHIEVEMENT), level));

test('a target of 0 gives no number', () => assert.equal(levelOfAchievement(0, 5, DEFAULT_ACHIEVEMENT), null));

test('the ratio is exact: 114.9 % is not yet 115 %', () => {
  assert.equal(levelOfAchievement(1000, 1149, DEFAULT_ACHIEVEMENT), 3);
  assert.equal(levelOfAchievement(1000, 1150, DEFAULT_ACHIEVEMENT), 4);
});

test('where a university rates from 90 % as Satisfactory, 95 % is', () => {
  const scale = { ...DEFAULT_ACHIEVEMENT, least: { ...DEFAULT_ACHIEVEMENT.least, 3: 90 } };
  assert.equal(levelOfAchievement(20, 19, scale), 3);
});

test('more done is never rated lower', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), amount, amount, (target, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      return levelOfAchievement(target, less, DEFAULT_ACHIEVEMENT)! <= levelOfAchievement(target, more, DEFAULT_ACHIEVEMENT)!;
    }),
  );
});

const ADJECTIVE_OF = [
  [5000, 5, 5],
  [4500, 5, 5],
  [4490, 4, 5],
  [4210, 4, 5],
  [4200, 4, 4],
  [3500, 4, 4],
  [3490, 3, 4],
  [3410, 3, 4],
  [3400, 3, 3],
  [2610, 3, 3],
  [2600, 3, 2],
  [2500, 3, 2],
  [2490, 2, 2],
  [1810, 2, 2],
  [1800, 2, 1],
  [1500, 2, 1],
  [1490, 1, 1],
  [1000, 1, 1],
] as const;

for (const [final, usual, alternative] of ADJECTIVE_OF)
  test(`${formatRating(final)} is ${ADJECTIVES[usual]}, in the other set ${ADJECTIVES[alternative]}`, () => {
    assert.equal(levelOf(final, DEFAULT_ADJECTIVES), usual);
    assert.equal(levelOf(final, ALTERNATIVE_ADJECTIVES), alternative);
  });

test('a scale whose adjectives overlap or leave 1 to 5 is refused', () => {
  assert.deepEqual(findAdjectiveFaults(DEFAULT_ADJECTIVES), []);
  assert.deepEqual(findAdjectiveFaults(ALTERNATIVE_ADJECTIVES), []);
  assert.match(
    findAdjectiveFaults({ ...DEFAULT_ADJECTIVES, least: { 5: 4500, 4: 4500, 3: 2500, 2: 1500 } })[0]!,
    /Outstanding must begin above/,
  );
  assert.match(findAdjectiveFaults({ ...DEFAULT_ADJECTIVES, least: { 5: 5100, 4: 3500, 3: 2500, 2: 1500 } })[0]!, /not at 5\.10/);
  assert.deepEqual(findAchievementFaults(DEFAULT_ACHIEVEMENT), []);
  assert.match(findAchievementFaults({ ...DEFAULT_ACHIEVEMENT, poor_up_to: 100 })[0]!, /higher percent/);
  assert.match(findAchievementFaults({ ...DEFAULT_ACHIEVEMENT, poor_up_to: 0 })[0]!, /above 0/);
});

test('a better rating never has a lower adjective, and each has one', () => {
  const rating = fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths * 10);
  fc.assert(
    fc.property(rating, rating, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      return levelOf(low, DEFAULT_ADJECTIVES) <= levelOf(high, DEFAULT_ADJECTIVES) && LEVELS.includes(levelOf(low, DEFAULT_ADJECTIVES));
    }),
  );
});

test('a rating is a whole number from 1 to 5: there is no 6', () => {
  assert.deepEqual([0, 1, 2.5, 5, 6].map(isLevel), [false, true, false, true, false]);
});

test('a period keeps the scale of its first day', () => {
  const later = { ...ALTERNATIVE_ADJECTIVES, effective_on: '2026-07-01' };
  const scales = [later, DEFAULT_ADJECTIVES];
  assert.equal(inForce(scales, '2026-06-30'), DEFAULT_ADJECTIVES);
  assert.equal(inForce(scales, '2026-07-01'), later);
  assert.equal(inForce(scales, '1990-01-01'), DEFAULT_ADJECTIVES);
  assert.throws(() => inForce([], '2026-01-01'));
});
