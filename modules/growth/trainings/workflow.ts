import { requestKind, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of one person's nomination to a training (domain page, A3, A5.5): the head recommends, the personnel development committee screens, the budget
 * office confirms funds, the authority approves; after it the person reports. Those nominated together are filed together, and each goes the way
 * alone.
 */
export const trainingFlow = requestKind('training', {
  title: 'Training recommendation',
  word: 'Training',
  version: 1,
  states: {
    DRAFT: 'Draft',
    RECOMMENDED: 'Recommended',
    PDC_SCREENED: 'Screened',
    FUNDS_OK: 'Funds confirmed',
    APPROVED: 'Approved',
    ATTENDED: 'Attended',
    REPORTED: 'Reported',
    CLOSED: 'Closed',
    DISAPPROVED: 'Disapproved',
    CANCELLED: 'Cancelled',
  },
  ends: ['CLOSED', 'DISAPPROVED', 'CANCELLED'],
  waits: { RECOMMENDED: ['pdc'], PDC_SCREENED: ['budget'], FUNDS_OK: ['authority'], ATTENDED: ['owner'], REPORTED: ['hr'] },
  roles: {
    owner: { person: 'owner' },
    head: { head: 'own' },
    pdc: { committee: 'PDC', as: 'secretary' },
    members: { committee: 'PDC', as: 'members' },
    budget: { group: 'PAYROLLBUDGET' },
    authority: { byRules: true },
    hr: { group: 'LDADMIN' },
    system: { system: true },
  },
  steps: {
    recommend: { label: 'Recommend', from: ['DRAFT'], to: 'RECOMMENDED', by: ['head'], decides: true, asksAgain: true },
    screen: {
      label: 'Record the screening',
      from: ['RECOMMENDED'],
      to: 'PDC_SCREENED',
      by: ['pdc'],
      decides: true,
      onItsScreen: true,
      asksAgain: true,
    },
    confirmFunds: {
      label: 'Confirm funds',
      from: ['PDC_SCREENED'],
      to: 'FUNDS_OK',
      by: ['budget'],
      decides: true,
      needsReason: 'Fund source',
      key: 'a',
    },
    approve: { label: 'Approve', from: ['FUNDS_OK'], to: 'APPROVED', by: ['authority'], decides: true, key: 'a' },
    return: { label: 'Return', from: ['RECOMMENDED'], to: 'DRAFT', by: ['pdc'], decides: true, needsReason: 'Reason', key: 'r' },
    returnFunds: { label: 'Return', from: ['PDC_SCREENED'], to: 'DRAFT', by: ['budget'], decides: true, needsReason: 'Reason', key: 'r' },
    returnDecision: { label: 'Return', from: ['FUNDS_OK'], to: 'DRAFT', by: ['authority'], decides: true, needsReason: 'Reason', key: 'r' },
    disapprove: {
      label: 'Disapprove',
      from: ['FUNDS_OK'],
      to: 'DISAPPROVED',
      by: ['authority'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    attend: { label: 'Attended', from: ['APPROVED'], to: 'ATTENDED', by: ['hr', 'system'] },
    missTraining: { label: 'Not attended', from: ['APPROVED', 'ATTENDED'], to: 'CANCELLED', by: ['hr'], needsReason: 'Reason' },
    report: { label: 'Submit the report', from: ['ATTENDED'], to: 'REPORTED', by: ['owner'], onItsScreen: true },
    returnReport: {
      label: 'Return the report',
      from: ['REPORTED'],
      to: 'ATTENDED',
      by: ['hr'],
      decides: true,
      needsReason: 'Reason',
      key: 'r',
    },
    close: { label: 'Close the training', from: ['REPORTED'], to: 'CLOSED', by: ['hr'], decides: true, onItsScreen: true },
    discard: { label: 'Discard draft', from: ['DRAFT'], to: 'CANCELLED', by: ['head'] },
    cancel: {
      label: 'Cancel nomination',
      from: ['RECOMMENDED', 'PDC_SCREENED', 'FUNDS_OK', 'APPROVED'],
      to: 'CANCELLED',
      by: ['head', 'hr'],
      needsReason: 'Reason',
    },
    cancelTraining: {
      label: 'Training cancelled',
      from: ['DRAFT', 'RECOMMENDED', 'PDC_SCREENED', 'FUNDS_OK', 'APPROVED'],
      to: 'CANCELLED',
      by: ['system'],
      needsReason: 'Reason',
    },
    endWithService: {
      label: 'Ended with the service',
      from: ['DRAFT', 'RECOMMENDED', 'PDC_SCREENED', 'FUNDS_OK', 'APPROVED'],
      to: 'CANCELLED',
      by: ['system'],
      needsReason: 'Reason',
    },
  },
  keptBy: 'LDADMIN',
  screen: '/account/development?training={id}',
});

/** The person goes, or went, to the training. */
export const APPROVED_STATES = ['APPROVED', 'ATTENDED', 'REPORTED', 'CLOSED'] as const satisfies readonly StateOf<typeof trainingFlow>[];
/** The training is over for the person, who attended it. */
export const ATTENDED_STATES = ['ATTENDED', 'REPORTED', 'CLOSED'] as const satisfies readonly StateOf<typeof trainingFlow>[];

export type TrainingState = StateOf<typeof trainingFlow>;
