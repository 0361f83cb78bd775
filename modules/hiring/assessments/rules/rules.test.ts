import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { averageMembers } from './average-members.ts';
import { EDUCATION_LEVELS, educationPoints, experiencePoints, trainingPoints } from './credit-points.ts';
import { isDeepSelection } from './deep-selection.ts';
import { divideHalfUp, formatPoints } from './points.ts';
import { rankCandidates, type Candidate } from './rank.ts';
import { fifthsOf, passes, pointsOfPercent, pointsOfRating, preferenceOf, totalOf } from './score-sheet.ts';
import { lengthOfList, tiesOfList, topOf } from './top-five.ts';

const ITEMS = Array.from({ length: 5 }, () => 400);
const rated = (ratings: readonly number[]) => fifthsOf(ratings.map((rating, at) => ({ rating, points: ITEMS[at]! })));

test('the example of section 8.1: performance 4.25, examination 84 %, interview 4.10 of 5, in all 80.00', () => {
  const performance = pointsOfRating(425, 2000);
  const examination = pointsOfPercent(8400, 1500);
  const interview = averageMembers([rated([4, 4, 4, 4, 4]), rated([4, 4, 4, 4, 5])], false)!.points;
  assert.deepEqual([performance, examination, interview].map(formatPoints), ['17.00', '12.60', '16.40']);
  const { total } = totalOf([performance, 800, 1000, 1200, 400, examination, interview].map((points) => ({ points, isCredential: false })));
  assert.equal(formatPoints(total), '80.00');
});

test('points are rounded half up once, at the factor', () => {
  const table: [dividend: number, divisor: number, expected: number][] = [
    [5, 2, 3],
    [4, 2, 2],
    [1, 3, 0],
    [2, 3, 1],
    [0, 7, 0],
  ];
  for (const [dividend, divisor, expected] of table) assert.equal(divideHalfUp(dividend, divisor), expected);
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1000 }), (dividend, divisor) => {
      const rounded = divideHalfUp(dividend, divisor);
      assert.ok(2 * rounded * divisor <= 2 * dividend + divisor && 2 * rounded * divisor > 2 * dividend - divisor);
    }),
  );
});

test('of five members or more the highest and the lowest are dropped where the form says so', () => {
  assert.deepEqual(averageMembers([50, 10, 20, 30, 40], true), { points: 6, dropped: [0, 1] });
  assert.deepEqual(averageMembers([50, 10, 20, 30], true)!.dropped, []);
  assert.deepEqual(averageMembers([20, 20, 20, 20, 20], true), { points: 4, dropped: [0, 4] });
  assert.equal(averageMembers([], true), null);
});

test('an average lies between the lowest and the highest that a member gave, and is the same in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 9 }), fc.boolean(), (fifths, drops) => {
      const { points } = averageMembers(fifths, drops)!;
      assert.ok(points >= Math.floor(Math.min(...fifths) / 5) && points <= Math.ceil(Math.max(...fifths) / 5));
      assert.equal(averageMembers(fifths.toReversed(), drops)!.points, points);
    }),
  );
});

test('education: 6 for exactly the standard, units of the next degree below its points, 8 and 10 for the degrees', () => {
  const table = [
    ['bachelor', 'bachelor', 0, 600],
    ['bachelor', 'bachelor', 1, 700],
    ['bachelor', 'bachelor', 3, 700],
    ['bachelor', 'master', 0, 800],
    ['bachelor', 'master', 2, 900],
    ['bachelor', 'doctorate', 0, 1000],
    ['master', 'master', 0, 600],
    ['master', 'master', 3, 900],
    ['master', 'doctorate', 0, 1000],
    ['doctorate', 'doctorate', 0, 600],
    ['college', 'bachelor', 0, 700],
    ['college', 'bachelor', 1, 733],
    ['college', 'bachelor', 3, 766],
    ['high school', 'high school', 0, 600],
    ['high school', 'college', 1, 633],
    ['college', 'college', 2, 666],
    ['college', 'college', 3, 666],
    ['college', 'master', 0, 800],
    ['bachelor', 'college', 3, 0],
  ] as const;
  for (const [standard, attained, blocks, expected] of table)
    assert.equal(educationPoints({ standard, attained, blocks }), expected, `${attained} + ${blocks} where ${standard} is asked`);
});

test('more education, training or experience never gives fewer points, and never more than the factor has', () => {
  const level = fc.constantFrom(...EDUCATION_LEVELS);
  fc.assert(
    fc.property(level, level, fc.nat(3), fc.nat(50_000), fc.nat(2_000_000), fc.nat(5), (standard, attained, blocks, hours, days, years) => {
      const education = educationPoints({ standard, attained, blocks });
      assert.ok(education <= educationPoints({ standard, attained, blocks: blocks + 1 }) && education <= 1000);
      assert.ok(trainingPoints({ standard: 800, hours }) <= trainingPoints({ standard: 800, hours: hours + 1 }));
      const experience = experiencePoints({ standardYears: years, days });
      assert.ok(experience <= experiencePoints({ standardYears: years, days: days + 1 }) && experience <= 1500);
    }),
  );
});

test('training adds a point for 8 hours above the standard, experience one for each year of 365.25 days', () => {
  assert.equal(trainingPoints({ standard: 800, hours: 800 }), 600);
  assert.equal(trainingPoints({ standard: 800, hours: 1599 }), 600);
  assert.equal(trainingPoints({ standard: 800, hours: 1600 }), 700);
  assert.equal(trainingPoints({ standard: 800, hours: 90_000 }), 1000);
  assert.equal(trainingPoints({ standard: 800, hours: 799 }), 0);
  assert.equal(experiencePoints({ standardYears: 2, days: 73_000 }), 900);
  assert.equal(experiencePoints({ standardYears: 2, days: 109_499 }), 900);
  assert.equal(experiencePoints({ standardYears: 2, days: 109_500 }), 1000);
  assert.equal(experiencePoints({ standardYears: 2, days: 73_000 }, 2500), 1500);
});

const candidate = (id: number, final: number, rest: Partial<Candidate> = {}): Candidate => ({
  id,
  final,
  examination: 0,
  interview: 0,
  votes: null,
  ...rest,
});

test('ties are settled by the written examination, then the interview, then the vote; what is left shares its rank', () => {
  const ranks = rankCandidates([
    candidate(1, 8000, { examination: 1200 }),
    candidate(2, 8000, { examination: 1260 }),
    candidate(3, 9000),
    candidate(4, 7000, { interview: 1500, votes: 2 }),
    candidate(5, 7000, { interview: 1500, votes: 3 }),
    candidate(6, 6000),
    candidate(7, 6000),
    candidate(8, 5000),
  ]);
  assert.deepEqual(
    ranks.map(({ id, rank, is_tied, settled_by }) => [id, rank, is_tied, settled_by]),
    [
      [3, 1, false, null],
      [2, 2, false, 'examination'],
      [1, 3, false, 'examination'],
      [5, 4, false, 'vote'],
      [4, 5, false, 'vote'],
      [6, 6, true, null],
      [7, 6, true, null],
      [8, 8, false, null],
    ],
  );
});

test('more points never give a worse rank, and the first is always ranked 1', () => {
  const one = fc.record({ final: fc.nat(50), examination: fc.nat(3), interview: fc.nat(3), votes: fc.option(fc.nat(3)) });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 30 }), (made) => {
      const candidates = made.map((values, id) => ({ id, ...values }));
      const rankOf = new Map(rankCandidates(candidates).map(({ id, rank }) => [id, rank]));
      assert.equal(Math.min(...rankOf.values()), 1);
      for (const a of candidates) for (const b of candidates) if (a.final > b.final) assert.ok(rankOf.get(a.id)! < rankOf.get(b.id)!);
    }),
  );
});

test('the list holds five for the first vacancy and one more for each further, of those who may be recommended', () => {
  assert.deepEqual([1, 2, 3].map(lengthOfList), [5, 6, 7]);
  const ranked = Array.from({ length: 9 }, (_, at) => ({ id: at, rank: at + 1, is_tied: false, can_be_recommended: at !== 1 }));
  assert.deepEqual(
    topOf(ranked, 2).map(({ id }) => id),
    [0, 2, 3, 4, 5, 6],
  );
  const tied = ranked.map((one) => (one.id === 5 || one.id === 6 ? { ...one, rank: 6, is_tied: true } : one));
  assert.deepEqual(
    tiesOfList(tied, 1).map(({ id }) => id),
    [5, 6],
  );
  assert.deepEqual(tiesOfList(ranked, 1), []);
});

test('who is an employee but not next-in-rank and above one who is, is a deep selection', () => {
  const others = [{ rank: 3, is_internal: true, is_next_in_rank: true }];
  assert.equal(isDeepSelection({ rank: 1, is_internal: true, is_next_in_rank: false }, others), true);
  assert.equal(isDeepSelection({ rank: 4, is_internal: true, is_next_in_rank: false }, others), false);
  assert.equal(isDeepSelection({ rank: 1, is_internal: false, is_next_in_rank: false }, others), false);
  assert.equal(isDeepSelection({ rank: 1, is_internal: true, is_next_in_rank: true }, others), false);
});

test('points of preference count once a ground, at most five in all, and reach no pass mark', () => {
  const ground = (code: string, points: number) => ({ code, points });
  assert.equal(preferenceOf([ground('job order', 200), ground('job order', 200), ground('returning', 200)], 500), 400);
  assert.equal(preferenceOf([ground('a', 300), ground('b', 300)], 500), 500);
  const form = { pass_on: 'total', pass_mark: 7000 } as const;
  assert.equal(passes({ total: 6900, credentials: 0 }, form), false);
  assert.equal(passes({ total: 7000, credentials: 0 }, form), true);
  assert.equal(passes({ total: 9000, credentials: 6400 }, { pass_on: 'credentials', pass_mark: 6500 }), false);
});
