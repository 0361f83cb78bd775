import { requestKind, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of a time-log appeal (domain page, section 8): the head of the office endorses, HR (EDATSADMIN over the office) approves, and the claimed
 * punches are entered. HR may void an approved one: its punches no longer count.
 */
export const appealFlow = requestKind('time-log-appeal', {
  title: 'Time-log appeal',
  word: 'Appeal',
  version: 1,
  states: {
    SUBMITTED: 'Submitted',
    RETURNED: 'Returned',
    ENDORSED: 'Endorsed',
    APPROVED: 'Approved',
    DISAPPROVED: 'Disapproved',
    CANCELLED: 'Cancelled',
    VOIDED: 'Voided',
  },
  ends: ['APPROVED', 'DISAPPROVED', 'CANCELLED', 'VOIDED'],
  waits: { SUBMITTED: ['head'], RETURNED: ['owner'], ENDORSED: ['hr'] },
  roles: { head: { head: 'own' }, hr: { group: 'EDATSADMIN' }, owner: { person: 'owner' } },
  steps: {
    endorse: { label: 'Endorse', from: ['SUBMITTED'], to: 'ENDORSED', by: ['head'], decides: true, key: 'a' },
    return: { label: 'Return', from: ['SUBMITTED'], to: 'RETURNED', by: ['head'], decides: true, needsReason: 'What to correct', key: 'r' },
    refuse: { label: 'Disapprove', from: ['SUBMITTED'], to: 'DISAPPROVED', by: ['head'], decides: true, needsReason: 'Reason', key: 'd' },
    approve: { label: 'Approve', from: ['ENDORSED'], to: 'APPROVED', by: ['hr'], decides: true, key: 'a' },
    sendBack: { label: 'Return', from: ['ENDORSED'], to: 'RETURNED', by: ['hr'], decides: true, needsReason: 'What to correct', key: 'r' },
    disapprove: { label: 'Disapprove', from: ['ENDORSED'], to: 'DISAPPROVED', by: ['hr'], decides: true, needsReason: 'Reason', key: 'd' },
    correct: { label: 'Correct and file again', from: ['RETURNED'], to: 'SUBMITTED', by: ['owner'], onItsScreen: true },
    cancel: { label: 'Cancel appeal', from: ['SUBMITTED', 'RETURNED', 'ENDORSED'], to: 'CANCELLED', by: ['owner'] },
    void: { label: 'Void appeal', from: ['APPROVED'], to: 'VOIDED', by: ['hr'], decides: true, needsReason: 'Reason' },
  },
  keptBy: 'EDATSADMIN',
  screen: '/department/edats/time-log-appeals/{id}',
  ownScreen: '/account/time-log-appeals/{id}',
});

export type AppealState = StateOf<typeof appealFlow>;
