import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { applicationFlow } from '../workflow.ts';
import { isDecided, reasonForApplicant, formatState, formatSteps, stateForApplicant } from './applicant-words.ts';

const step = (action: string, reason = '') => ({ action, reason });

test('what the board recommends is not told before the decision', () => {
  assert.equal(formatState('RECOMMENDED'), formatState('NOT_RECOMMENDED'));
  assert.equal(stateForApplicant('NOT_RECOMMENDED'), stateForApplicant('RECOMMENDED'));
  assert.deepEqual(
    formatSteps([step('submit'), step('recommend'), step('not_recommend')]).map(({ said }) => said),
    ['You submitted your application.'],
  );
});

test('why someone was chosen outside the list or by deep selection is for the board, why an application ended is for its applicant', () => {
  for (const action of ['deep_select', 'select_outside'])
    assert.deepEqual(formatSteps([step(action, 'Published more than the first')]), [{ action, reason: '', said: 'You were selected.' }]);
  assert.equal(formatSteps([step('decline', 'I move abroad')])[0]!.reason, 'I move abroad');
  fc.assert(
    fc.property(fc.constantFrom(...applicationFlow.states), (state) => {
      const isKept = ['RANKED', 'RECOMMENDED', 'NOT_RECOMMENDED', 'SELECTED', 'DEEP_SELECTED', 'DECLINED', 'WITHDRAWN'].includes(state);
      return reasonForApplicant(state, 'Said') === (isKept ? '' : 'Said');
    }),
  );
});

test('scores are shown after the decision alone', () => {
  assert.deepEqual(applicationFlow.states.filter(isDecided), [
    'SELECTED',
    'DEEP_SELECTED',
    'NOT_SELECTED',
    'FOR_APPOINTMENT',
    'APPOINTED',
    'ASSUMED',
    'DECLINED',
    'INVALIDATED',
  ]);
});

test('every state and every step has words', () => {
  fc.assert(fc.property(fc.constantFrom(...applicationFlow.states), (state) => formatState(stateForApplicant(state)).length > 0));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...applicationFlow.actions)), (actions) =>
      formatSteps(actions.map((action) => step(action))).every(({ said }) => said.length > 0),
    ),
  );
});
