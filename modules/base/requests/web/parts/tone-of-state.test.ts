import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toneOfState } from './tone-of-state.ts';

test('what was refused has no green tick, and what was given up no red cross', () => {
  for (const state of ['DISAPPROVED', 'REFUSED', 'NOT_FUNDED', 'LAPSED', 'TERMINATED'])
    assert.equal(toneOfState(state, true), 'bad', state);
  for (const state of ['CANCELLED', 'WITHDRAWN', 'VOIDED', 'SET_ASIDE', 'ENDED']) assert.equal(toneOfState(state, true), 'past', state);
  for (const state of ['APPROVED', 'RELEASED', 'RECOMMENDED']) assert.equal(toneOfState(state, true), 'good', state);
  assert.equal(toneOfState('RECOMMENDED', false), 'waiting');
  assert.equal(toneOfState('RETURNED', true), 'warning');
});
