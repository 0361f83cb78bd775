import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerExpiredSessions, signInAgain } from './sign-in-again.ts';

test('without a shell no one is asked', async () => {
  assert.equal(await signInAgain(), false);
});

test('however many calls ask, one question is open, and the next one after it is another', async () => {
  let questions = 0;
  const takeBack = answerExpiredSessions(() => Promise.resolve(++questions > 0));
  assert.deepEqual(await Promise.all([signInAgain(), signInAgain()]), [true, true]);
  assert.equal(questions, 1);
  assert.equal(await signInAgain(), true);
  assert.equal(questions, 2);
  takeBack();
});

test('a question whose page is gone is answered with no, and does not stand in the way of the next page', async () => {
  const takeBack = answerExpiredSessions(() => new Promise<boolean>(() => undefined));
  const open = signInAgain();
  takeBack();
  assert.equal(await open, false);
  const takeBackAgain = answerExpiredSessions(() => Promise.resolve(true));
  assert.equal(await signInAgain(), true);
  takeBackAgain();
});
