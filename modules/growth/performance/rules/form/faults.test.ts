import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { levelOfAchievement } from '../achievement.ts';
import { DEFAULT_ACHIEVEMENT } from '../known-scales.ts';
import { isLevel } from '../levels.ts';
import { chooseWeights } from './choose-weights.ts';
import { findRatingFaults, suggestRatings, warnOfRating, type EnteredRating } from './find-rating-faults.ts';
import { findTargetFaults } from './find-target-faults.ts';
import type { TargetLine } from './form-line.ts';
import { KNOWN_WEIGHTS } from './known-weights.ts';

const STAFF = chooseWeights(KNOWN_WEIGHTS, { form: 'IPCR', rank: 'STAFF', designation_share: null }, '2026-01-01');
const PERIOD = { from: '2026-01-01', to: '2026-06-30' };
const words = { 5: 'No revision', 4: 'One revision', 3: 'Two revisions', 2: 'Three', 1: 'More' };
const LINE: TargetLine = {
  id: 1,
  part: 'WHOLE',
  group: 'CORE',
  output: 'Payroll of casuals',
  indicator: '12 payrolls submitted by the 5th day of the month',
  measure: 'COUNT',
  target: 12_000,
  due_on: null,
  scales: { efficiency: { by: 'ACHIEVEMENT' }, quality: { by: 'WORDS', words } },
  weight: null,
  parent_id: null,
  mfo_id: null,
};
const faultsOf = (...lines: Partial<TargetLine>[]) =>
  findTargetFaults(
    lines.map((line) => ({ ...LINE, ...line })),
    STAFF,
    PERIOD,
  );

const TARGETS: [string, Partial<TargetLine>[], string, RegExp][] = [
  ['a form without targets', [], 'lines', /at least one target/],
  ['a target without an output', [{ output: ' ' }], 'lines.0.output', /Enter the output/],
  ['a target without a success indicator', [{ indicator: '' }], 'lines.0.indicator', /success indicator/],
  ['a target that nothing measures', [{ scales: {} }], 'lines.0.scales', /at least one of quality, efficiency and timeliness/],
  ['a target in words rated by a number', [{ measure: 'WORDS', target: null }], 'lines.0.scales', /Only a number/],
  ['a target of 0', [{ target: 0 }], 'lines.0.target', /above 0/],
  ['a number without a target', [{ target: null }], 'lines.0.target', /above 0/],
  ['a percent beyond reason', [{ measure: 'PERCENT', target: 950_000 }], 'lines.0.target', /at most 200/],
  [
    'a target by a day without a day',
    [{ measure: 'DATE', target: null, scales: { timeliness: { by: 'WORDS', words } } }],
    'lines.0.due_on',
    /Enter the day/,
  ],
  ['a day after the period', [{}, { due_on: '2026-07-01' }], 'lines.1.due_on', /1 Jan 2026 to 30 Jun 2026/],
  ['a function of another form', [{ group: 'INSTRUCTION' }], 'lines.0.group', /function of this form/],
  ['a weight for one line of a function', [{ weight: 60 }, {}], 'lines', /all lines of Core functions a weight, or none/],
  ['weights of a function that total 90', [{ weight: 60 }, { weight: 30 }], 'lines', /Core functions total 90 %/],
  [
    'a scale without words',
    [{ scales: { quality: { by: 'WORDS', words: { 5: '', 4: '', 3: '', 2: '', 1: ' ' } } } }],
    'lines.0.scales',
    /Describe/,
  ],
];

for (const [name, lines, field, message] of TARGETS)
  test(`${name} is refused`, () => assert.match(faultsOf(...lines)[field]?.join() ?? '', message));

test('a target with a measure is submitted, with weights by function', () => {
  assert.deepEqual(faultsOf({}), {});
  assert.deepEqual(faultsOf({ weight: 60 }, { weight: 40 }, { group: 'SUPPORT' }), {});
});

const entered = (more: Partial<EnteredRating['ratings']>, reason = ''): EnteredRating => ({
  line_id: 1,
  ratings: { quality: null, efficiency: null, timeliness: null, ...more },
  reason,
});

const RATINGS: [string, EnteredRating[], string, RegExp][] = [
  ['a rating of 6', [entered({ quality: 6 })], 'ratings.0.quality', /whole number from 1 to 5/],
  ['a rating of 4.5', [entered({ quality: 4.5 })], 'ratings.0.quality', /whole number/],
  ['a dimension that was not approved', [entered({ timeliness: 4 })], 'ratings.0.timeliness', /not approved with a measure of timeliness/],
  ['a line without a rating and a reason', [entered({})], 'ratings.0.reason', /why this target is not rated/],
  ['a line rated twice', [entered({ quality: 4 }), entered({ quality: 5 })], 'ratings.1.line_id', /twice/],
  ['a target that was not approved', [{ ...entered({ quality: 4 }), line_id: 9 }], 'ratings.0.line_id', /not an approved target/],
  ['a form of which a line was left out', [], 'ratings', /One target has no rating/],
];

for (const [name, ratings, field, message] of RATINGS)
  test(`${name} is refused`, () => assert.match(findRatingFaults(ratings, [LINE])[field]?.join() ?? '', message));

test('a line is rated in what it was approved with, or has a reason', () => {
  assert.deepEqual(findRatingFaults([entered({ quality: 4, efficiency: 5 })], [LINE]), {});
  assert.deepEqual(findRatingFaults([entered({}, 'The system was bought by another office.')], [LINE]), {});
});

test('a whole number from 1 to 5 is taken, all else is refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double()), (rating) => {
      const faults = findRatingFaults([entered({ quality: rating })], [LINE]);
      return (Object.keys(faults).length === 0) === isLevel(rating);
    }),
  );
});

test('a number that was reached suggests what is rated by achievement, and nothing else', () => {
  assert.deepEqual(suggestRatings(LINE, 14_000, DEFAULT_ACHIEVEMENT), { efficiency: 4 });
  assert.deepEqual(suggestRatings(LINE, null, DEFAULT_ACHIEVEMENT), {});
});

test('a 5 or a 1 without evidence is warned of', () => {
  assert.deepEqual(warnOfRating(entered({ quality: 5, efficiency: 4 }), 0), ['The quality is rated 5 without evidence.']);
  assert.deepEqual(warnOfRating(entered({ quality: 1 }), 2), []);
});

test('weights of lines are taken exactly where all have one and they total 100, or none has', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 100 })), { minLength: 1, maxLength: 5 }), (weights) => {
      const given = weights.flatMap((weight) => weight ?? []);
      const isWhole = given.length === weights.length && given.reduce((sum, one) => sum + one, 0) === 100;
      return (faultsOf(...weights.map((weight) => ({ weight }))).lines === undefined) === (given.length === 0 || isWhole);
    }),
  );
});

test('what is suggested is what the number is rated', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (done) => {
      const { efficiency } = suggestRatings(LINE, done, DEFAULT_ACHIEVEMENT);
      return efficiency === levelOfAchievement(12_000, done, DEFAULT_ACHIEVEMENT);
    }),
  );
});

test('the first and the last day of the period are of it, and a target without a day is due with it', () => {
  for (const due_on of ['2026-01-01', '2026-06-30', null]) assert.deepEqual(faultsOf({ due_on }), {}, String(due_on));
  assert.ok(faultsOf({ due_on: '2025-12-31' })['lines.0.due_on']);
});

test('weights of lines are whole percents: 0 and 101 are none', () => {
  assert.match(faultsOf({ weight: 100 }, { weight: 0 }).lines![0]!, /whole percents/);
  assert.match(faultsOf({ weight: 101 }, { weight: -1 }).lines![0]!, /whole percents/);
  assert.deepEqual(faultsOf({ weight: 100 }), {});
  assert.deepEqual(faultsOf({ weight: 1 }, { weight: 99 }), {});
});

test('a percent may be twice the whole, and no more', () => {
  assert.deepEqual(faultsOf({ measure: 'PERCENT', target: 200_000 }), {});
  assert.ok(faultsOf({ measure: 'PERCENT', target: 200_001 })['lines.0.target']);
});
