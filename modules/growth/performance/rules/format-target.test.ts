import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDone, hasAmount } from './format-target.ts';

test('the number that was reached is told once: before the words, unless they have it', () => {
  const done = (measure: 'COUNT' | 'PERCENT' | 'WORDS', thousandths: number | null, accomplishment: string) =>
    formatDone({ measure, done: thousandths, accomplishment });
  assert.equal(done('PERCENT', 97_000, '97 % within the days of the charter'), '97 % within the days of the charter');
  assert.equal(done('COUNT', 26_000, 'The last on 30 June'), '26. The last on 30 June');
  assert.equal(done('COUNT', 24_000, ''), '24');
  assert.equal(done('WORDS', null, 'Filed'), 'Filed');
});

test('a number within another is not it', () => {
  assert.deepEqual(
    ['240 reports', '1,024 reports', '24.5 hours', 'Done: 24.'].map((words) => hasAmount(words, '24')),
    [false, false, false, true],
  );
});
