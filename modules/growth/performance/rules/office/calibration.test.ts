import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { DEFAULT_ADJECTIVES } from '../known-scales.ts';
import { judgeCalibration, meanRating, surplusOf, type RatedPerson } from './judge-calibration.ts';
import { unitsOfRating } from './unit-of-rating.ts';

const person = (final: number | null, more: Partial<RatedPerson> = {}): RatedPerson => ({
  person_id: 1,
  name: 'Ana Cruz',
  final,
  is_head: false,
  is_final: true,
  ...more,
});
const judge = (finals: (number | RatedPerson)[], office: number | null) =>
  judgeCalibration(
    finals.map((one) => (typeof one === 'number' ? person(one) : one)),
    { name: 'Accounting Office', final: office },
    DEFAULT_ADJECTIVES,
  );

test('S5: people of 4.50, 4.30 and 3.80 have a mean of 4.20, above an office of 4.10', () => {
  const found = judge([4500, 4300, 3800], 4100);
  assert.deepEqual([found.mean, found.above_by, found.counted], [4200, 100, 3]);
  assert.deepEqual(found.refused, [
    'The people of Accounting Office are rated 4.20 on average, above the office with 4.10. Return forms to be rated anew.',
  ]);
  assert.deepEqual(
    found.distribution.map(({ adjective, people }) => [adjective, people]),
    [
      ['Outstanding', 1],
      ['Very Satisfactory', 2],
      ['Satisfactory', 0],
      ['Unsatisfactory', 0],
      ['Poor', 0],
    ],
  );
});

const JUDGED: [string, (number | RatedPerson)[], number | null, RegExp | null][] = [
  ['a mean equal to the office', [4300, 4100], 4200, null],
  ['a mean of 4.204 is printed 4.20 and is not above 4.20', [4200, 4200, 4200, 4200, 4220], 4200, null],
  ['a mean of 4.205 is printed 4.21 and is above 4.20', [4200, 4210], 4200, /rated 4\.21 on average/],
  ['a head whose rating is that of the office is not counted', [person(5000, { is_head: true }), 4000], 4000, null],
  ['a person without a rating is not counted', [person(null), 4000], 4000, null],
  ['an office without a rating of its own', [4000], null, /Accounting Office has no final rating yet/],
  ['an office without people', [], 4000, null],
  ['a form that is not final', [4000, person(null, { is_final: false, name: 'Ben Dy' })], 4100, /^Not yet final: Ben Dy\.$/],
  [
    'five that are not final',
    Array.from({ length: 5 }, (_, at) => person(null, { is_final: false, name: `P${at}` })),
    4100,
    /P0, P1, P2 and 2 more/,
  ],
];

for (const [name, finals, office, refused] of JUDGED)
  test(`${name}: ${refused ? 'refused' : 'calibrated'}`, () => {
    const found = judge(finals, office);
    if (refused) assert.match(found.refused.join(), refused);
    else assert.deepEqual(found.refused, []);
  });

test('S5: together the three must fall by 0.29, so that their mean prints 4.10', () => {
  assert.equal(surplusOf(judge([4500, 4300, 3800], 4100)), 290);
});

const ratings = fc.array(
  fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths * 10),
  { minLength: 1, maxLength: 40 },
);
const rating = fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths * 10);

test('the mean is between the lowest and the highest, each person is counted once, and heads change nothing', () => {
  fc.assert(
    fc.property(ratings, rating, rating, (finals, office, ofHead) => {
      const found = judge(finals, office);
      assert.ok(found.mean! >= Math.min(...finals) && found.mean! <= Math.max(...finals));
      assert.equal(
        found.distribution.reduce((sum, { people }) => sum + people, 0),
        finals.length,
      );
      assert.deepEqual(judge([...finals, person(ofHead, { is_head: true })], office), found);
      return found.refused.length > 0 === found.mean! > office;
    }),
  );
});

test('an office where no one is above it is always calibrated, and one where all are never', () => {
  fc.assert(
    fc.property(ratings, (finals) => {
      assert.deepEqual(judge(finals, Math.max(...finals)).refused, []);
      return Math.min(...finals) === 1000 || judge(finals, Math.min(...finals) - 10).refused.length === 1;
    }),
  );
});

test('what is above is exactly what must fall: with a hundredth less the office is still refused', () => {
  fc.assert(
    fc.property(ratings, rating, (finals, office) => {
      const found = judge(finals, office);
      const surplus = surplusOf(found);
      if (found.refused.length === 0) return surplus === 0;
      return (
        surplus % 10 === 0 &&
        meanRating(found.sum - surplus, finals.length) <= office &&
        meanRating(found.sum - surplus + 10, finals.length) > office
      );
    }),
  );
});

test('people are calibrated in the nearest unit upward that has a form of its own', () => {
  const units = [
    { id: 1, parent_id: null },
    { id: 2, parent_id: 1 },
    { id: 3, parent_id: 2 },
    { id: 4, parent_id: 3 },
    { id: 9, parent_id: null },
  ];
  assert.deepEqual(
    [...unitsOfRating(units, new Set([1, 3]))],
    [
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 3],
    ],
  );
  assert.deepEqual(
    [
      ...unitsOfRating(
        [
          { id: 5, parent_id: 6 },
          { id: 6, parent_id: 5 },
        ],
        new Set(),
      ),
    ],
    [],
    'a circle ends',
  );
});

test('an office without a rating or without people is above nothing', () => {
  assert.deepEqual([judge([4000], null).above_by, judge([], 4000).above_by, judge([4000], 4000).above_by], [0, 0, 0]);
});
