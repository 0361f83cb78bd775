import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walkWorkflow } from '@talaan/testing/walk-workflow.ts';
import { openActions, sheetWorkflow, stateAfterEdit, submissionFlow, type SheetState } from './workflow.ts';

/** What the law leaves to each in each state (domain section 4). */
const OPEN: Record<SheetState, Record<'owner' | 'hr' | 'checker', string[]>> = {
  DRAFT: { owner: ['edit', 'submit'], hr: ['submit', 'correct'], checker: [] },
  SUBMITTED: { owner: [], hr: ['correct'], checker: ['open'] },
  UNDER_CHECK: { owner: [], hr: ['correct'], checker: ['check', 'take_over', 'return', 'verify'] },
  RETURNED: { owner: ['edit', 'submit'], hr: ['submit', 'correct'], checker: [] },
  VERIFIED: { owner: ['edit'], hr: ['correct'], checker: [] },
};

test('in each state the owner, HR and the checker may do what the table of the README says', () => {
  for (const state of sheetWorkflow.states)
    for (const who of ['owner', 'hr', 'checker'] as const)
      assert.deepEqual(openActions(state, [who]), OPEN[state][who], `${who} while ${state}`);
});

test('every submission is returned, verified or set aside in the end', () => {
  walkWorkflow(submissionFlow, submissionFlow.ends);
});

test('an edit of its owner makes a verified sheet a draft again and leaves every other state', () => {
  assert.equal(stateAfterEdit('VERIFIED'), 'DRAFT');
  for (const state of ['DRAFT', 'RETURNED'] as const) assert.equal(stateAfterEdit(state), state);
});
