import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walkWorkflow } from '@talaan/testing/walk-workflow.ts';
import { dpcrFlow, ipcrFlow, opcrFlow, type FormAction, type FormState } from './workflow.ts';

test('every way of a form leads to its end', () => {
  for (const kind of [ipcrFlow, dpcrFlow, opcrFlow]) walkWorkflow(kind, kind.ends);
});

/** The table of the domain page, B5 and B6.6. */
const TABLE: [FormState, FormAction, FormState, string][] = [
  ['TARGET_DRAFT', 'submitTargets', 'TARGET_SUBMITTED', 'owner'],
  ['TARGET_SUBMITTED', 'returnTargets', 'TARGET_RETURNED', 'supervisor'],
  ['TARGET_SUBMITTED', 'reviewTargets', 'TARGET_REVIEWED', 'supervisor'],
  ['TARGET_REVIEWED', 'returnReviewed', 'TARGET_RETURNED', 'head'],
  ['TARGET_REVIEWED', 'approveTargets', 'TARGET_APPROVED', 'head'],
  ['TARGET_APPROVED', 'begin', 'ACCOMPLISHMENT_DRAFT', 'owner'],
  ['ACCOMPLISHMENT_DRAFT', 'selfRate', 'SELF_RATED', 'owner'],
  ['SELF_RATED', 'rate', 'RATED', 'supervisor'],
  ['SELF_RATED', 'return', 'RETURNED', 'supervisor'],
  ['RATED', 'finalize', 'FINAL', 'head'],
  ['RATED', 'sendBackRating', 'SELF_RATED', 'head'],
  ['FINAL', 'calibrate', 'CALIBRATED', 'pmt'],
  ['FINAL', 'sendBackFinal', 'SELF_RATED', 'pmt'],
  ['FINAL', 'appeal', 'APPEALED', 'owner'],
  ['CALIBRATED', 'appeal', 'APPEALED', 'owner'],
  ['APPEALED', 'resolve', 'RESOLVED', 'pmt'],
  ['CALIBRATED', 'close', 'CLOSED', 'hr'],
  ['RESOLVED', 'close', 'CLOSED', 'system'],
];

for (const [from, action, to, role] of TABLE)
  test(`${from} to ${to} by ${role}`, () => {
    assert.equal(ipcrFlow.after(from, action), to);
    assert.ok(ipcrFlow.open(from, [role as 'owner']).includes(action));
  });

test('no one reviews, rates, calibrates or resolves their own form', () => {
  for (const state of ipcrFlow.states) assert.deepEqual(ipcrFlow.open(state, ['supervisor', 'head', 'pmt'], true), [], state);
});

test('an approved target is changed by a revision alone, which the head makes with a reason and which leaves the state', () => {
  assert.deepEqual(ipcrFlow.open('TARGET_APPROVED', ['owner', 'supervisor', 'head']), ['revise', 'begin']);
  assert.deepEqual([ipcrFlow.steps.revise.to, ipcrFlow.steps.revise.needsReason], [null, 'Reason']);
});

test('a return begins a new round; a discussion that is not confirmed stops nothing', () => {
  for (const [from, to] of [
    ['TARGET_SUBMITTED', 'TARGET_RETURNED'],
    ['SELF_RATED', 'RETURNED'],
    ['FINAL', 'SELF_RATED'],
  ] as const)
    assert.ok(ipcrFlow.goesBack(from, to));
  assert.ok(ipcrFlow.open('RATED', ['head']).includes('finalize'));
});

test('after it is closed a form is not appealed', () => assert.deepEqual(ipcrFlow.open('CLOSED', ['owner', 'pmt', 'hr', 'system']), []));
