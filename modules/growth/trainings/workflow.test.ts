import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walkWorkflow } from '@talaan/testing/walk-workflow.ts';
import { trainingFlow } from './workflow.ts';

test('a nomination goes from the draft to the closed training, and every state leads to an end', () => {
  const line = ['recommend', 'screen', 'confirmFunds', 'approve', 'attend', 'report', 'close'] as const;
  let state = trainingFlow.states[0];
  for (const action of line) {
    assert.ok(trainingFlow.steps[action].from.includes(state), `${action} in ${state}`);
    state = trainingFlow.after(state, action);
  }
  assert.equal(state, 'CLOSED');
  walkWorkflow(trainingFlow, trainingFlow.ends);
});

test('nobody decides their own nomination or report', () => {
  for (const state of ['DRAFT', 'RECOMMENDED', 'PDC_SCREENED', 'FUNDS_OK', 'REPORTED'] as const)
    assert.deepEqual(
      trainingFlow
        .open(state, ['head', 'pdc', 'budget', 'authority', 'hr'], true)
        .filter((action) => !['cancel', 'discard'].includes(action)),
      [],
    );
});

test('only HR says that a training was not attended', () => {
  assert.deepEqual(trainingFlow.open('ATTENDED', ['owner']), ['report']);
  assert.ok(trainingFlow.open('ATTENDED', ['hr']).includes('missTraining'));
});
