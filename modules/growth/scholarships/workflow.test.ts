import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walkWorkflow } from '@talaan/testing/walk-workflow.ts';
import { scholarshipFlow, type ScholarshipAction } from './workflow.ts';

test('a scholarship goes from the application to the fulfilled obligation, and every state leads to an end', () => {
  const line = ['endorse', 'deliberate', 'approve', 'sign', 'begin', 'extend', 'complete', 'returnToDuty', 'fulfil'] as const;
  let state = scholarshipFlow.states[0];
  for (const action of line) {
    assert.ok(scholarshipFlow.steps[action].from.includes(state), `${action} in ${state}`);
    state = scholarshipFlow.after(state, action);
  }
  assert.equal(state, 'FULFILLED');
  walkWorkflow(scholarshipFlow, scholarshipFlow.ends);
});

const from = (action: ScholarshipAction) => scholarshipFlow.states.filter((state) => scholarshipFlow.steps[action].from.includes(state));

test('a breach is declared by HR with a reason, never by Talaan, from the study to the end of the service', () => {
  assert.deepEqual(from('breach'), ['ONGOING', 'EXTENDED', 'COMPLETED', 'DISCONTINUED', 'SERVING_OBLIGATION']);
  assert.deepEqual([scholarshipFlow.steps.breach.by, scholarshipFlow.steps.breach.needsReason], [['hr'], 'Reason']);
});

test('who applied withdraws until the contract is signed, and not after it', () => {
  assert.deepEqual(from('withdraw'), ['APPLIED', 'ENDORSED', 'DELIBERATED', 'APPROVED', 'RETURNED']);
});

test('only the authority releases, and a contract that has ended does not end again', () => {
  assert.deepEqual(scholarshipFlow.steps.release.by, ['authority']);
  for (const end of scholarshipFlow.ends) assert.deepEqual(scholarshipFlow.open(end, ['owner', 'hr', 'authority', 'system']), []);
});

test('no one decides their own scholarship', () => {
  for (const state of scholarshipFlow.states)
    assert.deepEqual(scholarshipFlow.open(state, ['head', 'dpc', 'committee', 'authority', 'hr'], true), [], state);
});
