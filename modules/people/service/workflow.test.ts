import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walkWorkflow } from '@talaan/testing/walk-workflow.ts';
import { certificateFlow } from './workflow.ts';

test('a certificate goes from request to release, and every state but the last leads on', () => {
  const line = ['prepare', 'sign', 'release'] as const;
  assert.deepEqual(
    line.map((action) => `${certificateFlow.steps[action].from.join()} to ${certificateFlow.steps[action].to}`),
    ['REQUESTED to PREPARED', 'PREPARED to SIGNED', 'SIGNED to RELEASED'],
  );
  walkWorkflow(certificateFlow, ['CANCELLED']);
});

test('who asked may take the request back until it is prepared, and do nothing else', () => {
  assert.deepEqual(
    certificateFlow.states.map((state) => certificateFlow.open(state, ['owner'])),
    [['withdraw'], [], [], [], []],
  );
});
