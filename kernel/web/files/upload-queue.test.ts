import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change, enqueue, nextOf } from './upload-queue.ts';

const [first, second] = [new File(['1'], 'first.pdf'), new File(['2'], 'second.pdf')];

test('files go up one at a time, in the order in which they were chosen', () => {
  const chosen = enqueue([], [first, second]);
  assert.equal(nextOf(chosen)?.file.name, 'first.pdf');
  const going = change(chosen, 1, { state: 'uploading' });
  assert.equal(nextOf(going), undefined);
  assert.equal(nextOf(change(going, 1, { state: 'uploaded', path: 'a.pdf' }))?.file.name, 'second.pdf');
});

test('a file that failed does not hold up the next one', () => {
  const queue = change(enqueue([], [first, second]), 1, { state: 'failed' });
  assert.equal(nextOf(queue)?.file.name, 'second.pdf');
});

test('a file chosen later stands behind those that wait', () => {
  assert.deepEqual(
    enqueue(enqueue([], [first]), [second]).map(({ key, file }) => [key, file.name]),
    [
      [1, 'first.pdf'],
      [2, 'second.pdf'],
    ],
  );
});
