import { requestKind, type ActionOf, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of a request to hire (domain page, section 3): the head of a unit files it, the next head above endorses it, HR verifies the item, the
 * budget office certifies funds, the President approves. From the job post on Talaan moves it, as the post does.
 */
export const hireFlow = requestKind('hire', {
  title: 'Request to hire',
  version: 1,
  states: {
    DRAFT: 'Draft',
    RETURNED: 'Returned',
    SUBMITTED: 'Submitted',
    ENDORSED: 'Endorsed',
    HR_VERIFIED: 'Verified by HR',
    FUNDED: 'Funded',
    NOT_FUNDED: 'Not funded',
    APPROVED: 'Approved',
    DISAPPROVED: 'Disapproved',
    POSTED: 'Posted',
    FILLED: 'Filled',
    LAPSED: 'Lapsed',
    CANCELLED: 'Cancelled',
  },
  ends: ['NOT_FUNDED', 'DISAPPROVED', 'FILLED', 'LAPSED', 'CANCELLED'],
  waits: { RETURNED: ['owner'], SUBMITTED: ['endorser'], ENDORSED: ['hr'], HR_VERIFIED: ['budget'], FUNDED: ['authority'] },
  roles: {
    owner: { person: 'owner' },
    endorser: { head: 'named' },
    hr: { group: 'JOBPOST' },
    budget: { group: 'PAYROLLBUDGET' },
    authority: { byRules: true },
    system: { system: true },
  },
  steps: {
    submit: { label: 'Submit', from: ['DRAFT', 'RETURNED'], to: 'SUBMITTED', by: ['owner'] },
    endorse: { label: 'Endorse', from: ['SUBMITTED'], to: 'ENDORSED', by: ['endorser'], decides: true, key: 'a' },
    return: { label: 'Return', from: ['SUBMITTED'], to: 'RETURNED', by: ['endorser'], decides: true, needsReason: 'Reason', key: 'r' },
    disapprove: {
      label: 'Disapprove',
      from: ['SUBMITTED'],
      to: 'DISAPPROVED',
      by: ['endorser'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    verify: { label: 'Verify', from: ['ENDORSED'], to: 'HR_VERIFIED', by: ['hr'], decides: true, key: 'a' },
    send_back: { label: 'Return', from: ['ENDORSED'], to: 'RETURNED', by: ['hr'], decides: true, needsReason: 'Reason', key: 'r' },
    certify: {
      label: 'Certify funds',
      from: ['HR_VERIFIED'],
      to: 'FUNDED',
      by: ['budget'],
      decides: true,
      needsReason: 'Fund source',
      key: 'a',
    },
    refuse_funds: {
      label: 'No funds',
      from: ['HR_VERIFIED'],
      to: 'NOT_FUNDED',
      by: ['budget'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    approve: { label: 'Approve', from: ['FUNDED'], to: 'APPROVED', by: ['authority'], decides: true, key: 'a' },
    deny: { label: 'Disapprove', from: ['FUNDED'], to: 'DISAPPROVED', by: ['authority'], decides: true, needsReason: 'Reason', key: 'd' },
    post: { label: 'Job post made', from: ['APPROVED'], to: 'POSTED', by: ['system'] },
    fill: { label: 'Filled', from: ['POSTED'], to: 'FILLED', by: ['system'] },
    lapse: { label: 'Lapsed', from: ['POSTED'], to: 'LAPSED', by: ['system'] },
    discard: { label: 'Discard draft', from: ['DRAFT'], to: 'CANCELLED', by: ['owner'], onItsScreen: true },
    withdraw: {
      label: 'Withdraw',
      from: ['RETURNED', 'SUBMITTED', 'ENDORSED', 'HR_VERIFIED', 'FUNDED', 'APPROVED'],
      to: 'CANCELLED',
      by: ['owner'],
      needsReason: 'Reason',
    },
  },
  keptBy: 'JOBPOST',
  screen: '/rsp/request_to_hire/{id}',
});

export type HireState = StateOf<typeof hireFlow>;
export type HireAction = ActionOf<typeof hireFlow>;
