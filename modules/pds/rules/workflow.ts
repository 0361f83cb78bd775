import { workflow } from '@talaan/kernel/contract/workflow.ts';

/** The way of a sheet (domain section 4). Verified copies are LOCKED_COPY and lie in a table of their own. */
export const sheetWorkflow = workflow({
  states: {
    DRAFT: 'Draft',
    SUBMITTED: 'Submitted',
    UNDER_CHECK: 'Under check',
    RETURNED: 'Returned',
    VERIFIED: 'Verified',
  },
  steps: {
    /** A returned sheet stays returned until it is submitted; for a verified one see `stateAfterEdit`. */
    edit: { label: 'Edit', from: ['DRAFT', 'RETURNED', 'VERIFIED'], to: null, by: ['owner'] },
    submit: { label: 'Submit', from: ['DRAFT', 'RETURNED'], to: 'SUBMITTED', by: ['owner', 'hr'] },
    /** The first opening assigns the checker. */
    open: { label: 'Begin to check', from: ['SUBMITTED'], to: 'UNDER_CHECK', by: ['checker'] },
    take_over: { label: 'Take over', from: ['UNDER_CHECK'], to: null, by: ['checker'] },
    check: { label: 'Check rows', from: ['UNDER_CHECK'], to: null, by: ['checker'] },
    return: { label: 'Return', from: ['UNDER_CHECK'], to: 'RETURNED', by: ['checker'] },
    verify: { label: 'Verify', from: ['UNDER_CHECK'], to: 'VERIFIED', by: ['checker'] },
    correct: { label: 'Correct', from: ['DRAFT', 'SUBMITTED', 'UNDER_CHECK', 'RETURNED', 'VERIFIED'], to: null, by: ['hr'] },
  },
});

export type SheetState = (typeof sheetWorkflow.states)[number];
export type SheetAction = (typeof sheetWorkflow.actions)[number];
export type SheetActor = 'owner' | 'hr' | 'checker';

/** The owner's first edit makes a verified sheet a draft again. */
export function stateAfterEdit(state: SheetState): SheetState {
  return state === 'VERIFIED' ? 'DRAFT' : state;
}

export const CHECK_STATES = ['PENDING', 'OK', 'RETURNED', 'WAIVED'] as const;
export type CheckState = (typeof CHECK_STATES)[number];
