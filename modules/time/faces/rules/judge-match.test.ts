import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standardsOf } from '@talaan/attendance/rules/agency-settings.ts';
import fc from 'fast-check';
import { judgeMatch, judgeRecognition, type MatchOutcome } from './judge-match.ts';
import { FACE_SETTINGS } from './settings.ts';

const LIMITS = standardsOf(FACE_SETTINGS);

/** Name, scores of persons 1, 2, … (two of one person in brackets), outcome, second best. */
const CASES: readonly [string, (number | [number, number])[], MatchOutcome, number | null][] = [
  ['nobody is registered', [], 'UNKNOWN', null],
  ['the only one is alike enough', [650], 'ACCEPTED', null],
  ['a little below', [649], 'DOUBTFUL', null],
  ['just enough for a look', [520], 'DOUBTFUL', null],
  ['below that', [519], 'UNKNOWN', null],
  ['well ahead of the second', [800, 610], 'ACCEPTED', 610],
  ['ahead by the margin', [700, 650], 'ACCEPTED', 650],
  ['ahead by less than the margin: twins', [700, 651], 'DOUBTFUL', 651],
  ['two images of one person do not compete', [[900, 890], 300], 'ACCEPTED', 300],
  ['the same score twice', [700, 700], 'DOUBTFUL', 700],
];
for (const [name, scores, outcome, second] of CASES) {
  test(`whose face: ${name}`, () => {
    const candidates = scores.flatMap((score, at) => [score].flat().map((one) => ({ personnelId: at + 1, score: one })));
    const match = judgeMatch(candidates, LIMITS);
    assert.deepEqual([match.outcome, match.second], [outcome, second]);
  });
}

test('what is accepted is the best of all, reaches the limit, and nobody else comes within the margin; the order of asking never matters', () => {
  const candidate = fc.record(
    { personnelId: fc.integer({ min: 1, max: 5 }), score: fc.integer({ min: 0, max: 1000 }) },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 12 }), (candidates) => {
      const match = judgeMatch(candidates, LIMITS);
      assert.deepEqual(judgeMatch(candidates.toReversed(), LIMITS), match);
      if (match.outcome !== 'ACCEPTED') return;
      const { personnelId, score } = match.best!;
      assert.ok(score >= LIMITS.accept);
      for (const other of candidates) assert.ok(other.personnelId === personnelId || other.score <= score - LIMITS.margin);
    }),
  );
});

const ALIVE = { real: 900, live: 900, passed: true };
const SEEN: readonly [string, MatchOutcome, typeof ALIVE, MatchOutcome][] = [
  ['a living face counts', 'ACCEPTED', ALIVE, 'ACCEPTED'],
  ['a screen is looked at', 'ACCEPTED', { ...ALIVE, real: 499 }, 'DOUBTFUL'],
  ['a mask is looked at', 'ACCEPTED', { ...ALIVE, live: 499 }, 'DOUBTFUL'],
  ['a challenge that was not done is looked at', 'ACCEPTED', { ...ALIVE, passed: false }, 'DOUBTFUL'],
  ['nobody does not become somebody', 'UNKNOWN', { ...ALIVE, real: 0 }, 'UNKNOWN'],
];
for (const [name, match, seen, outcome] of SEEN) test(`life: ${name}`, () => assert.equal(judgeRecognition(match, seen, LIMITS), outcome));
