import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noticeFlow } from './workflow.ts';

test('HR voids a notice until it is released, for a reason', () => {
  assert.deepEqual(
    noticeFlow.states.filter((state) => noticeFlow.open(state, ['hr']).includes('cancel')),
    ['GENERATED', 'FOR_SIGNATURE', 'SIGNED'],
  );
  assert.equal(noticeFlow.steps.cancel.needsReason, 'Reason');
});

test('no one takes a step in their own notice', () => {
  for (const state of noticeFlow.states) assert.deepEqual(noticeFlow.open(state, ['hr'], true), []);
});
