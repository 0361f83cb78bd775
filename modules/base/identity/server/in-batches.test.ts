import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBatches } from './in-batches.ts';

type Question = PromiseWithResolvers<ReadonlyMap<string, string>> & { keys: readonly string[] };

/** A finder whose questions are answered by hand. */
function openFinder() {
  const questions: Question[] = [];
  const find = inBatches<string, string>((keys) => {
    const question = { keys, ...Promise.withResolvers<ReadonlyMap<string, string>>() };
    questions.push(question);
    return question.promise;
  });
  const answer = ({ keys, resolve }: Question) => resolve(new Map(keys.map((key) => [key, key.toUpperCase()])));
  return { questions, find, answer };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('what is asked in one turn, and while a question is under way, goes by one question each', async () => {
  const { questions, find, answer } = openFinder();
  const first = [find('a'), find('b')];
  await nextTurn();
  const second = [find('c')];
  await nextTurn();
  second.push(find('a'));
  assert.deepEqual(
    questions.map(({ keys }) => keys),
    [['a', 'b']],
  );
  answer(questions[0]!);
  assert.deepEqual(await Promise.all(first), ['A', 'B']);
  assert.deepEqual(questions[1]!.keys, ['c', 'a'], 'asked after the question before was put, and so not answered by it');
  answer(questions[1]!);
  assert.deepEqual(await Promise.all(second), ['C', 'A']);
});

test('a question that fails, fails those alone who wait for it', async () => {
  const { questions, find, answer } = openFinder();
  const failing = assert.rejects(find('a'), /gone/);
  await nextTurn();
  const next = find('b');
  questions[0]!.reject(new Error('gone'));
  await failing;
  await nextTurn();
  answer(questions[1]!);
  assert.equal(await next, 'B');
});
