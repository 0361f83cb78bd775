import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPENING_WORDS, stateOfOpening } from './invitation-state.ts';

const OPEN = { cameIn: false, withdrawn: false, suspended: false, serves: true, expiresAt: 1000 };

test('an invitation works until it expires, and what cannot be repaired is said first', () => {
  for (const [facts, now, state] of [
    [{}, 999, 'works'],
    [{}, 1000, 'expired'],
    [{ withdrawn: true }, 2000, 'withdrawn'],
    [{ withdrawn: true, serves: false }, 0, 'separated'],
    [{ cameIn: true, serves: false, withdrawn: true }, 2000, 'used'],
    [{ suspended: true, cameIn: true }, 0, 'suspended'],
  ] as const)
    assert.equal(stateOfOpening({ ...OPEN, ...facts }, now), state);
});

test('whatever opens nothing says what to do', () => {
  for (const words of Object.values(OPENING_WORDS)) assert.match(words, /HR office|Sign in/);
});
