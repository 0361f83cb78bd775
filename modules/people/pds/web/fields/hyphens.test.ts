import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hyphenateTyped, placeAfterDigits } from './hyphens.ts';

test('Numbers get their hyphens while one types, however they are typed', () => {
  assert.equal(hyphenateTyped('012345678901', [4, 7, 1]), '0123-4567890-1');
  assert.equal(hyphenateTyped('12 345678901 2', [2, 9, 1]), '12-345678901-2');
  assert.equal(hyphenateTyped('123456789', [3, 3, 3, 5]), '123-456-789');
  assert.equal(hyphenateTyped('12345678901', [2, 7, 1]), '12-3456789-0');
});

test('A hyphen comes with the first digit after it, so that it can be taken back', () => {
  assert.equal(hyphenateTyped('12', [2, 7, 1]), '12');
  assert.equal(hyphenateTyped('12-', [2, 7, 1]), '12');
  assert.equal(hyphenateTyped('12-3', [2, 7, 1]), '12-3');
  assert.equal(hyphenateTyped('', [2, 7, 1]), '');
});

test('The caret stays behind the digit that was typed, also where a hyphen came before it', () => {
  assert.equal(placeAfterDigits('12-3456789-0', 3), 4);
  assert.equal(placeAfterDigits('12-3456789-0', 0), 0);
  assert.equal(placeAfterDigits('12-3', 9), 4);
});
