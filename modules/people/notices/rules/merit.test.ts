import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meritPlaces, meritSteps, stepAfterMerit } from './merit.ts';

test('two Outstanding ratings give two steps, one with a Very Satisfactory one step, anything else none', () => {
  assert.equal(meritSteps(['Outstanding', 'Outstanding']), 2);
  assert.equal(meritSteps(['Very Satisfactory', 'Outstanding']), 1);
  assert.equal(meritSteps(['Very Satisfactory', 'Very Satisfactory']), 0);
  assert.equal(meritSteps(['Outstanding', 'Satisfactory']), 0);
});

test('at most 5 % of the incumbents have one in a year, counted in whole people', () => {
  assert.deepEqual([meritPlaces(100), meritPlaces(119), meritPlaces(19), meritPlaces(0)], [5, 5, 0, 0]);
});

test('a merit increment never leads beyond the highest step', () => {
  assert.deepEqual([stepAfterMerit(18, 7, 2), stepAfterMerit(33, 1, 2), stepAfterMerit(18, 3, 2)], [8, 2, 5]);
});
