import { requestKind, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of an order to work from home (CSC MC 6 s.2022; domain page, sections 7 and 8): an office or HR proposes people and dates, the head
 * recommends, the authority that the rules name approves. A revoked order keeps the days that were worked.
 */
export const homeOrderFlow = requestKind('telework-order', {
  title: 'Work from home',
  version: 1,
  states: {
    SUBMITTED: 'Submitted',
    RECOMMENDED: 'Recommended',
    APPROVED: 'Approved',
    DISAPPROVED: 'Disapproved',
    CANCELLED: 'Cancelled',
  },
  ends: ['APPROVED', 'DISAPPROVED', 'CANCELLED'],
  waits: { SUBMITTED: ['head'], RECOMMENDED: ['authority'] },
  roles: { owner: { person: 'owner' }, head: { head: 'own' }, authority: { byRules: true }, hr: { group: 'EDATSADMIN' } },
  steps: {
    recommend: { label: 'Recommend', from: ['SUBMITTED'], to: 'RECOMMENDED', by: ['head'], decides: true, key: 'a', andThen: 'approve' },
    approve: { label: 'Approve', from: ['RECOMMENDED'], to: 'APPROVED', by: ['authority'], decides: true, key: 'a' },
    disapprove: {
      label: 'Disapprove',
      from: ['SUBMITTED', 'RECOMMENDED'],
      to: 'DISAPPROVED',
      by: ['head', 'authority'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    withdraw: { label: 'Withdraw', from: ['SUBMITTED', 'RECOMMENDED'], to: 'CANCELLED', by: ['owner'], needsReason: 'Reason' },
    revoke: { label: 'Revoke from today', from: ['APPROVED'], to: 'CANCELLED', by: ['hr', 'head', 'authority'], needsReason: 'Reason' },
  },
  keptBy: 'EDATSADMIN',
  clock: { from: 'SUBMITTED', days: 3, warnAt: [2], late: 'tell' },
  screen: '/inbox?request={id}',
});

/** What a person accomplished at home on a day, which the head confirms; what is not confirmed does not count as attendance. */
export const accomplishmentFlow = requestKind('telework-report', {
  title: 'Accomplishment at home',
  version: 1,
  states: { SUBMITTED: 'To confirm', CONFIRMED: 'Confirmed', RETURNED: 'Returned', REFUSED: 'Not confirmed' },
  ends: ['CONFIRMED', 'REFUSED'],
  waits: { SUBMITTED: ['head'], RETURNED: ['owner'] },
  roles: { owner: { person: 'owner' }, head: { head: 'own' } },
  steps: {
    confirm: { label: 'Confirm', from: ['SUBMITTED'], to: 'CONFIRMED', by: ['head'], decides: true, key: 'a' },
    return: { label: 'Return', from: ['SUBMITTED'], to: 'RETURNED', by: ['head'], decides: true, needsReason: 'Reason', key: 'r' },
    refuse: { label: 'Do not confirm', from: ['SUBMITTED'], to: 'REFUSED', by: ['head'], decides: true, needsReason: 'Reason', key: 'd' },
    resubmit: { label: 'Correct and submit', from: ['RETURNED'], to: 'SUBMITTED', by: ['owner'], onItsScreen: true },
  },
  keptBy: 'EDATSADMIN',
  clock: { from: 'SUBMITTED', days: 3, warnAt: [2], late: 'tell' },
  screen: '/account/loginLogout?day={id}',
});

export type HomeOrderState = StateOf<typeof homeOrderFlow>;
export type AccomplishmentState = StateOf<typeof accomplishmentFlow>;
