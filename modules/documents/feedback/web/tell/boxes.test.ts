import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addBox, middleOf, moveBox, resizeBox } from './boxes.ts';

const PICTURE = { width: 1000, height: 500 };

test('a new box lies in the middle, an arrow moves it a little, and it stops at the edge', () => {
  const box = middleOf(PICTURE);
  assert.deepEqual(box, { x: 400, y: 225, width: 200, height: 50 });
  assert.deepEqual(moveBox(box, { x: 1, y: 0 }, PICTURE), { ...box, x: 420 });
  assert.deepEqual(moveBox({ ...box, x: 795, y: 3 }, { x: 1, y: 0 }, PICTURE).x, 800);
  assert.deepEqual(moveBox({ ...box, y: 3 }, { x: 0, y: -1 }, PICTURE).y, 0);
});

test('a box grows to the edge of the picture and shrinks to what can still be seen', () => {
  const box = middleOf(PICTURE);
  assert.equal(resizeBox(box, { x: 1, y: 0 }, PICTURE).width, 220);
  assert.equal(resizeBox({ ...box, width: 595 }, { x: 1, y: 0 }, PICTURE).width, 600);
  assert.equal(resizeBox({ ...box, height: 12 }, { x: 0, y: -1 }, PICTURE).height, 10);
});

test('a box keeps its name when another is taken away', () => {
  const two = addBox(addBox([], middleOf(PICTURE)), middleOf(PICTURE));
  assert.deepEqual(
    addBox(two.slice(1), middleOf(PICTURE)).map(({ id }) => id),
    [2, 3],
  );
});
