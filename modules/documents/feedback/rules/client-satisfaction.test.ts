import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { charterCounts, leastSample, satisfactionOf, scoreOf, share, wordOf, type Answer, type Rating } from './client-satisfaction.ts';

const SCORES: [string, Rating[], number, number | null][] = [
  ['all agree', [4, 5, 5], 3, 1000],
  ['two of three', [4, 5, 3], 3, 667],
  ['N/A and blank are no answers', [5, 'NA', null, 1], 2, 500],
  ['nobody answered', ['NA', null], 0, null],
  ['half a tenth is rounded up', [...Array<Rating>(1).fill(4), ...Array<Rating>(79).fill(1)], 80, 13],
];
for (const [name, ratings, answers, permille] of SCORES)
  test(`${name}: ${permille ?? 'no score'}`, () => {
    const score = scoreOf(ratings);
    assert.deepEqual([score.answers, score.permille], [answers, permille]);
    assert.equal(score.answers + score.not_applicable + score.left_out, ratings.length);
  });

const WORDS: [number, string][] = [
  [1000, 'Outstanding'],
  [950, 'Outstanding'],
  [949, 'Very Satisfactory'],
  [900, 'Very Satisfactory'],
  [899, 'Satisfactory'],
  [800, 'Satisfactory'],
  [799, 'Fair'],
  [600, 'Fair'],
  [599, 'Poor'],
  [0, 'Poor'],
];
for (const [permille, word] of WORDS) test(`${permille / 10} % is ${word}`, () => assert.equal(wordOf(permille), word));

const SAMPLES: [number, number][] = [
  [0, 0],
  [1, 1],
  [10, 10],
  [100, 80],
  [500, 218],
  [1000, 278],
  [10_000, 370],
  [1_000_000, 385],
];
for (const [transactions, sample] of SAMPLES)
  test(`the least sample of ${transactions} transactions is ${sample}`, () => assert.equal(leastSample(transactions), sample));

const answer = (more: Partial<Answer>): Answer => ({ cc1: 1, cc2: 1, cc3: 1, ratings: Array<Rating>(9).fill(5), ...more });

test('who does not know the charter is not asked how well it shows', () => {
  const counts = charterCounts([
    answer({}),
    answer({ cc1: 4, cc2: 1, cc3: 1 }),
    answer({ cc1: 2, cc2: 'NA', cc3: 'NA' }),
    answer({ cc1: null, cc2: null, cc3: null }),
    answer({ cc1: 3, cc2: 4, cc3: 3 }),
  ]);
  assert.deepEqual(counts, { cc1: { 1: 1, 2: 1, 3: 1, 4: 1 }, cc2: { 1: 1, 2: 0, 3: 0, 4: 1 }, cc3: { 1: 1, 2: 0, 3: 1 } });
});

test('the overall score pools the dimensions 1 to 8, and the overall satisfaction stands beside it', () => {
  const { dimensions, overall } = satisfactionOf([answer({ ratings: [1, 5, 5, 5, 5, 'NA', 5, 5, 1] })]);
  assert.deepEqual([dimensions[0]!.permille, overall.answers, overall.permille], [0, 7, 857]);
});

const rating = fc.constantFrom<Rating>(1, 2, 3, 4, 5, 'NA', null);

test('a score is that of the answers given, in whichever order, and lies between those of its parts', () => {
  fc.assert(
    fc.property(fc.array(rating, { maxLength: 60 }), fc.array(rating, { maxLength: 60 }), (one, other) => {
      const [first, second, both] = [scoreOf(one), scoreOf(other), scoreOf([...other, ...one])];
      assert.equal(both.answers, first.answers + second.answers);
      if (first.permille === null || second.permille === null) return;
      assert.ok(both.permille! >= Math.min(first.permille, second.permille) && both.permille! <= Math.max(first.permille, second.permille));
    }),
  );
});

test('a share of all is 1000, of none 0, and both parts make 1000 to within the rounding', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(5000), (part, rest) => {
      fc.pre(part + rest > 0);
      const sum = share(part, part + rest)! + share(rest, part + rest)!;
      assert.ok(sum === 1000 || sum === 1001);
    }),
  );
});
