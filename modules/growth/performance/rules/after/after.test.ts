import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { levelOf } from '../adjective.ts';
import { DEFAULT_ADJECTIVES } from '../known-scales.ts';
import { LEVELS } from '../levels.ts';
import { addDays } from '../period/days.ts';
import { droppingAppealUntil, judgeWeakRatings, noticeBy, type WatchedPeriod } from './judge-weak-ratings.ts';
import type { PastRating } from './past-rating.ts';
import { papersOf } from './weak-papers.ts';
import { judgeLastTwo, judgePromotion, lastRatings } from './what-ratings-mean.ts';

const FIRST = { name: 'January to June 2026', from: '2026-01-01', to: '2026-06-30' };
const SECOND = { name: 'July to December 2026', from: '2026-07-01', to: '2026-12-31' };
const THIRD = { name: 'January to June 2027', from: '2027-01-01', to: '2027-06-30' };
const watched = (period: WatchedPeriod['period'], more: Partial<WatchedPeriod> = {}): WatchedPeriod => ({
  period,
  level: null,
  is_not_rated: false,
  poor_early: false,
  intervened_on: null,
  noticed_on: null,
  ...more,
});
const weak = { level: 2, intervened_on: '2026-07-20' } as const;

const WEAK: [string, WatchedPeriod[], string, string][] = [
  ['nobody rated yet', [watched(FIRST)], '2026-03-01', 'NONE'],
  ['a first Unsatisfactory', [watched(FIRST, { level: 2 })], '2026-07-15', 'INTERVENTION_DUE'],
  ['a first Poor alone, with the intervention', [watched(FIRST, { level: 1, intervened_on: '2026-07-20' })], '2026-07-25', 'NONE'],
  ['poor in the first three months', [watched(FIRST, { poor_early: true })], '2026-04-02', 'INTERVENTION_DUE'],
  ['the next period begins without the intervention', [watched(FIRST, { level: 2 }), watched(SECOND)], '2026-08-01', 'INTERVENTION_DUE'],
  ['the notice can still be received', [watched(FIRST, weak), watched(SECOND)], '2026-09-30', 'NOTICE_DUE'],
  ['the notice is a day late', [watched(FIRST, weak), watched(SECOND)], '2026-10-01', 'NOTICE_MISSED'],
  [
    'the notice was received on 30 September',
    [watched(FIRST, weak), watched(SECOND, { noticed_on: '2026-09-30' })],
    '2026-11-01',
    'WARNED',
  ],
  [
    'the notice was received on 1 October',
    [watched(FIRST, weak), watched(SECOND, { noticed_on: '2026-10-01' })],
    '2026-11-01',
    'NOTICE_MISSED',
  ],
  [
    'a second weak rating after the notice',
    [watched(FIRST, weak), watched(SECOND, { level: 2, noticed_on: '2026-09-01' })],
    '2027-01-31',
    'MAY_BE_DROPPED',
  ],
  ['a second weak rating without a notice', [watched(FIRST, weak), watched(SECOND, { level: 1 })], '2027-01-31', 'NOT_DROPPED'],
  [
    'a second weak rating without the intervention',
    [watched(FIRST, { level: 2 }), watched(SECOND, { level: 2, noticed_on: '2026-09-01' })],
    '2027-01-31',
    'NOT_DROPPED',
  ],
  ['better in the next period', [watched(FIRST, weak), watched(SECOND, { level: 3, noticed_on: '2026-09-01' })], '2027-01-31', 'NONE'],
  [
    'after the period, while it is not rated yet',
    [watched(FIRST, weak), watched(SECOND, { noticed_on: '2026-09-30' })],
    '2027-01-10',
    'WARNED',
  ],
  [
    'the second weak rating is final when the third period runs already',
    [watched(FIRST, weak), watched(SECOND, { level: 2, noticed_on: '2026-09-01' }), watched(THIRD)],
    '2027-02-01',
    'MAY_BE_DROPPED',
  ],
  [
    'the second period is not rated yet when the third begins',
    [watched(FIRST, weak), watched(SECOND, { noticed_on: '2026-09-01' }), watched(THIRD)],
    '2027-01-05',
    'WARNED',
  ],
  [
    'poor early in the next period after a good one',
    [watched(FIRST, { level: 4 }), watched(SECOND, { poor_early: true })],
    '2026-10-02',
    'INTERVENTION_DUE',
  ],
  ['the next period was closed without a rating', [watched(FIRST, weak), watched(SECOND, { is_not_rated: true })], '2027-01-10', 'NONE'],
  [
    'a period that is not rated breaks the run',
    [watched(FIRST, weak), watched(SECOND, { is_not_rated: true }), watched(THIRD, { level: 2, noticed_on: '2027-03-01' })],
    '2027-07-31',
    'INTERVENTION_DUE',
  ],
  [
    'the newest of two weak ratings counts for the next',
    [watched(FIRST, weak), watched(SECOND, { level: 2, intervened_on: '2027-01-20' }), watched(THIRD)],
    '2027-02-01',
    'NOTICE_DUE',
  ],
];

for (const [name, periods, today, state] of WEAK)
  test(`${name}: ${state}`, () => assert.equal(judgeWeakRatings(periods, today).state, state));

test('the notice for July to December is received by 30 September, for January to June by 30 March', () => {
  assert.deepEqual([noticeBy(SECOND), noticeBy(FIRST)], ['2026-09-30', '2026-03-30']);
  assert.match(judgeWeakRatings([watched(FIRST, weak), watched(SECOND)], '2026-08-01').says, /must be received by 30 Sep 2026/);
});

test('who is dropped appeals within 15 days of receipt', () => assert.equal(droppingAppealUntil('2027-02-01'), '2027-02-16'));

const level = fc.option(fc.constantFrom(...LEVELS));
const date = fc.option(fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-06-01', days)));

test('dropping is open only after two weak ratings in a row, with the intervention, and the notice three months before the end', () => {
  fc.assert(
    fc.property(level, level, fc.boolean(), date, date, (first, second, poor_early, intervened_on, noticed_on) => {
      const periods = [watched(FIRST, { level: first, poor_early, intervened_on }), watched(SECOND, { level: second, noticed_on })];
      const { state } = judgeWeakRatings(periods, '2027-01-31');
      const isOpen =
        (poor_early || (first !== null && first <= 2)) &&
        second !== null &&
        second <= 2 &&
        noticed_on !== null &&
        noticed_on <= '2026-09-30';
      return (state === 'MAY_BE_DROPPED') === (isOpen && intervened_on !== null && intervened_on <= '2026-12-31');
    }),
  );
});

const past = (period: PastRating['period'], final: number): PastRating => ({
  period,
  final,
  level: levelOf(final, DEFAULT_ADJECTIVES),
  source: `IPCR of ${period.name}`,
});
const HISTORY = [past(FIRST, 4280), past(THIRD, 4500), past(SECOND, 3400)];

test('the last two ratings are those of the last two periods in which the person was rated', () => {
  assert.deepEqual(
    lastRatings(HISTORY, 2, '2027-07-31').map(({ final }) => final),
    [4500, 3400],
  );
  const gap = [past(FIRST, 4280), past(THIRD, 4500)];
  const judged = judgeLastTwo(gap, '2027-07-31');
  assert.deepEqual([judged.is_met, judged.sources], [true, ['IPCR of January to June 2027', 'IPCR of January to June 2026']]);
  assert.equal(judged.says, '4.50 Outstanding in January to June 2027, 4.28 Very Satisfactory in January to June 2026.');
});

test('study leave and scholarships ask for two ratings of at least Very Satisfactory', () => {
  assert.equal(judgeLastTwo(HISTORY, '2027-07-31').is_met, false, '3.40 is Satisfactory');
  assert.match(judgeLastTwo([past(FIRST, 4280)], '2027-01-01').says, /One rating is on record, 4\.28 .*; 2 are needed/);
  assert.equal(judgeLastTwo([], '2027-01-01').says, 'No rating is on record.');
});

test('promotion asks for the last rating', () => {
  assert.equal(judgePromotion(HISTORY, '2027-07-31').is_met, true);
  assert.equal(judgePromotion(HISTORY, '2027-01-31').is_met, false);
});

test('two ratings of at least Very Satisfactory are met whatever was rated before them', () => {
  const final = fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths * 10);
  fc.assert(
    fc.property(fc.array(final, { minLength: 2, maxLength: 8 }), (finals) => {
      const history = finals.map((one, at) => past({ name: `Period ${at}`, from: `20${10 + at}-01-01`, to: `20${10 + at}-06-30` }, one));
      const [last, before] = history.toReversed();
      return judgeLastTwo(history, '2030-01-01').is_met === (last!.level >= 4 && before!.level >= 4);
    }),
  );
});

test('a period that ends on the day counts as past', () => {
  assert.equal(lastRatings(HISTORY, 1, '2027-06-30')[0]!.final, 4500);
  assert.equal(lastRatings(HISTORY, 1, '2027-06-29')[0]!.final, 3400);
});

test('a notice that was received on its last day opens dropping', () => {
  const second = (noticed_on: string) =>
    judgeWeakRatings([watched(FIRST, weak), watched(SECOND, { level: 2, noticed_on })], '2027-01-31').state;
  assert.deepEqual([second('2026-09-30'), second('2026-10-01')], ['MAY_BE_DROPPED', 'NOT_DROPPED']);
});

const PAPERS: [string, WatchedPeriod[], string, string[]][] = [
  ['nothing weak', [watched(FIRST, { level: 3 })], '2026-08-01', []],
  ['a weak rating without the intervention', [watched(FIRST, { level: 2 }), watched(SECOND)], '2026-08-01', ['INTERVENTION of 2026-01-01']],
  [
    'the notice can still be received',
    [watched(FIRST, weak), watched(SECOND)],
    '2026-09-30',
    ['INTERVENTION of 2026-01-01', 'NOTICE of 2026-01-01'],
  ],
  ['the notice is too late', [watched(FIRST, weak), watched(SECOND)], '2026-10-01', ['INTERVENTION of 2026-01-01']],
  [
    'weak again after the notice',
    [watched(FIRST, weak), watched(SECOND, { level: 2, noticed_on: '2026-09-01' })],
    '2027-01-31',
    ['INTERVENTION of 2026-07-01', 'DROPPING of 2026-01-01'],
  ],
  ['weak again without the notice', [watched(FIRST, weak), watched(SECOND, { level: 2 })], '2027-01-31', ['INTERVENTION of 2026-07-01']],
];

for (const [name, periods, today, papers] of PAPERS)
  test(`papers for a weak rating: ${name}`, () =>
    assert.deepEqual(
      papersOf(judgeWeakRatings(periods, today)).map(({ paper, weak: about }) => `${paper} of ${about.period.from}`),
      papers,
    ));
