import { workflow } from '@talaan/kernel/contract/workflow.ts';
import { requestKind } from '@talaan/requests/contract/request-kind.ts';

/** What is done in a sheet itself (domain section 4). Its way through the check is that of its submission. */
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
    edit: { label: 'Edit', from: ['DRAFT', 'RETURNED', 'VERIFIED'], to: null, by: ['owner', 'applicant'] },
    submit: { label: 'Submit', from: ['DRAFT', 'RETURNED'], to: 'SUBMITTED', by: ['owner', 'hr'] },
    check: { label: 'Check rows', from: ['UNDER_CHECK'], to: null, by: ['checker'] },
    correct: { label: 'Correct', from: ['DRAFT', 'SUBMITTED', 'UNDER_CHECK', 'RETURNED', 'VERIFIED'], to: null, by: ['hr'] },
  },
});

/** The way of a submission: each one is a request, decided on the screen of checking. Verified copies are LOCKED_COPY and lie in a table of their own. */
export const submissionFlow = requestKind('data-sheet', {
  title: 'Personal data sheet',
  version: 1,
  states: { SUBMITTED: 'Submitted', UNDER_CHECK: 'Under check', RETURNED: 'Returned', VERIFIED: 'Verified', SET_ASIDE: 'Set aside' },
  ends: ['RETURNED', 'VERIFIED', 'SET_ASIDE'],
  waits: { SUBMITTED: ['checker'], UNDER_CHECK: ['checker'] },
  roles: { checker: { group: 'PDS-CHECKING' }, system: { system: true } },
  steps: {
    /** Makes the one who takes it the checker. */
    open: { label: 'Begin to check', from: ['SUBMITTED'], to: 'UNDER_CHECK', by: ['checker'], decides: true, key: 'a' },
    take_over: { label: 'Take over', from: ['UNDER_CHECK'], to: null, by: ['checker'], decides: true },
    return: {
      label: 'Return',
      from: ['UNDER_CHECK'],
      to: 'RETURNED',
      by: ['checker'],
      decides: true,
      needsReason: 'Reason',
      onItsScreen: true,
    },
    verify: { label: 'Verify', from: ['UNDER_CHECK'], to: 'VERIFIED', by: ['checker'], decides: true, onItsScreen: true, asksAgain: true },
    /** Another sheet of the same person stays where two records are merged. */
    set_aside: { label: 'Set aside', from: ['SUBMITTED', 'UNDER_CHECK'], to: 'SET_ASIDE', by: ['system'] },
  },
  keptBy: 'PDS-CHECKING',
  screen: '/pds/checking/{owner}',
  ownScreen: '/account/profile',
  oneByOne: true,
});

export const SHEET_ACTIONS = [...sheetWorkflow.actions, ...submissionFlow.actions] as const;
export type SheetState = (typeof sheetWorkflow.states)[number];
export type SheetAction = (typeof SHEET_ACTIONS)[number];
/** An applicant keeps a sheet that is never checked: each application freezes a copy of it. */
export type SheetActor = 'owner' | 'applicant' | 'hr' | 'checker';

/** What may be done with a sheet in a state. */
export function openActions(state: SheetState, roles: readonly SheetActor[]): SheetAction[] {
  const inItsSubmission = state !== 'DRAFT' && roles.includes('checker') ? submissionFlow.open(state, ['checker']) : [];
  return [...sheetWorkflow.open(state, roles), ...inItsSubmission];
}

/** The owner's first edit makes a verified sheet a draft again. */
export function stateAfterEdit(state: SheetState): SheetState {
  return state === 'VERIFIED' ? 'DRAFT' : state;
}

export const CHECK_STATES = ['PENDING', 'OK', 'RETURNED', 'WAIVED'] as const;
export type CheckState = (typeof CHECK_STATES)[number];
