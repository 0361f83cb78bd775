import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walkWorkflow } from '@talaan/testing/walk-workflow.ts';
import { administrativePlanFlow, facultyPlanFlow, individualPlanFlow } from './workflow.ts';

test('every plan leads to an end', () => {
  for (const kind of [individualPlanFlow, facultyPlanFlow, administrativePlanFlow]) walkWorkflow(kind, kind.ends);
});

const ROUTE = ['submit', 'review', 'endorse', 'reviewInCommittee', 'approve'] as const;

test('plans of faculty go by the department committee, those of staff by their own, one of a person by the head alone', () => {
  assert.deepEqual(
    ROUTE.map((action) => facultyPlanFlow.steps[action].to),
    ['SUBMITTED', 'HEAD_REVIEWED', 'DPC_ENDORSED', 'COMMITTEE_REVIEWED', 'APPROVED'],
  );
  assert.deepEqual(
    ROUTE.map((action) => administrativePlanFlow.steps[action].to),
    ['SUBMITTED', 'HEAD_REVIEWED', 'PDC_ENDORSED', 'COMMITTEE_REVIEWED', 'APPROVED'],
  );
  assert.deepEqual(individualPlanFlow.open('SUBMITTED', ['head']), ['returnPlan', 'approve']);
});

test('each reviewer returns a plan with a reason, and it begins a new round', () => {
  for (const [state, role, action] of [
    ['SUBMITTED', 'head', 'returnPlan'],
    ['HEAD_REVIEWED', 'endorser', 'returnReviewed'],
    ['DPC_ENDORSED', 'committee', 'returnEndorsed'],
  ] as const) {
    assert.ok(facultyPlanFlow.open(state, [role]).includes(action));
    assert.equal(facultyPlanFlow.steps[action].needsReason, 'Reason');
    assert.ok(facultyPlanFlow.goesBack(state, 'RETURNED'));
  }
});

test('no one reviews or approves their own plan', () => {
  for (const state of facultyPlanFlow.states)
    assert.deepEqual(facultyPlanFlow.open(state, ['head', 'endorser', 'committee', 'authority'], true), []);
});
