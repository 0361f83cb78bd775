import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CERTIFICATE_ACTIONS, CERTIFICATE_STATES, openActions } from './workflow.ts';

test('a certificate goes from request to release, and every state but the last leads on', () => {
  const line = ['prepare', 'sign', 'release'] as const;
  assert.deepEqual(
    line.map((action) => `${CERTIFICATE_ACTIONS[action].from.join()} to ${CERTIFICATE_ACTIONS[action].to}`),
    ['REQUESTED to PREPARED', 'PREPARED to SIGNED', 'SIGNED to RELEASED'],
  );
  for (const state of CERTIFICATE_STATES) assert.equal(openActions(state, 'hr').length > 0, state !== 'CANCELLED', state);
});

test('who asked may take the request back until it is prepared, and do nothing else', () => {
  assert.deepEqual(
    CERTIFICATE_STATES.map((state) => openActions(state, 'owner')),
    [['withdraw'], [], [], [], []],
  );
});
