import { requestKind, type ActionOf, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/**
 * The way of official business travel (domain page, section 8): the head recommends, the authority that the rules name approves, and the
 * certificate of appearance completes it. Approved travel can still be shortened or cancelled; its days are then as before.
 */
export const travelFlow = requestKind('travel', {
  title: 'Official business travel',
  word: 'Travel',
  version: 1,
  states: {
    SUBMITTED: 'Submitted',
    RECOMMENDED: 'Recommended',
    APPROVED: 'Approved',
    COMPLETED: 'Completed',
    RETURNED: 'Returned',
    DISAPPROVED: 'Disapproved',
    CANCELLED: 'Cancelled',
  },
  ends: ['COMPLETED', 'DISAPPROVED', 'CANCELLED'],
  waits: { SUBMITTED: ['head'], RECOMMENDED: ['authority'], RETURNED: ['owner'] },
  roles: {
    owner: { person: 'owner' },
    head: { head: 'own' },
    authority: { byRules: true },
    hr: { group: 'EDATSADMIN' },
    system: { system: true },
  },
  steps: {
    recommend: { label: 'Recommend', from: ['SUBMITTED'], to: 'RECOMMENDED', by: ['head'], decides: true, key: 'a', andThen: 'approve' },
    approve: { label: 'Approve', from: ['RECOMMENDED'], to: 'APPROVED', by: ['authority'], decides: true, key: 'a' },
    return: {
      label: 'Return',
      from: ['SUBMITTED', 'RECOMMENDED'],
      to: 'RETURNED',
      by: ['head', 'authority'],
      decides: true,
      needsReason: 'Reason',
      key: 'r',
    },
    disapprove: {
      label: 'Disapprove',
      from: ['SUBMITTED', 'RECOMMENDED'],
      to: 'DISAPPROVED',
      by: ['head', 'authority'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    resubmit: { label: 'Correct and submit', from: ['RETURNED'], to: 'SUBMITTED', by: ['owner', 'hr'], onItsScreen: true },
    withdraw: {
      label: 'Withdraw',
      from: ['SUBMITTED', 'RECOMMENDED', 'RETURNED'],
      to: 'CANCELLED',
      by: ['owner'],
      needsReason: 'Reason',
    },
    endWithService: {
      label: 'Ended with the service',
      from: ['SUBMITTED', 'RECOMMENDED', 'RETURNED', 'APPROVED'],
      to: 'CANCELLED',
      by: ['system'],
      needsReason: 'Reason',
    },
    /** What another module approved, such as a training held elsewhere, is travel at once, and is called off with it. */
    authorize: { label: 'Authorized', from: ['SUBMITTED'], to: 'APPROVED', by: ['system'] },
    callOff: { label: 'Called off', from: ['APPROVED'], to: 'CANCELLED', by: ['system'], needsReason: 'Reason' },
    complete: { label: 'Add certificate', from: ['APPROVED'], to: 'COMPLETED', by: ['owner', 'hr'], onItsScreen: true },
    shorten: { label: 'Shorten', from: ['APPROVED'], to: null, by: ['owner', 'hr'], needsReason: 'Reason', onItsScreen: true },
    cancel: { label: 'Cancel travel', from: ['APPROVED'], to: 'CANCELLED', by: ['owner', 'hr', 'authority'], needsReason: 'Reason' },
  },
  keptBy: 'EDATSADMIN',
  clock: { from: 'SUBMITTED', days: 3, warnAt: [2], late: 'tell' },
  screen: '/account/ob?trip={id}',
});

export type TripState = StateOf<typeof travelFlow>;

/**
 * The way of a pass slip (domain page, section 5.4): the head approves it in a tap; the person leaves and comes back by the clock of the server,
 * or the head or HR records the hours of the gate.
 */
export const passSlipFlow = requestKind('pass-slip', {
  title: 'Pass slip',
  word: 'Pass slip',
  version: 1,
  states: { SUBMITTED: 'Submitted', APPROVED: 'Approved', CLOSED: 'Back', DISAPPROVED: 'Disapproved', CANCELLED: 'Cancelled' },
  ends: ['CLOSED', 'DISAPPROVED', 'CANCELLED'],
  waits: { SUBMITTED: ['head'] },
  roles: { owner: { person: 'owner' }, head: { head: 'own' }, hr: { group: 'EDATSADMIN' }, system: { system: true } },
  steps: {
    approve: { label: 'Approve', from: ['SUBMITTED'], to: 'APPROVED', by: ['head'], decides: true, key: 'a' },
    disapprove: {
      label: 'Disapprove',
      from: ['SUBMITTED'],
      to: 'DISAPPROVED',
      by: ['head'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    endWithService: {
      label: 'Ended with the service',
      from: ['SUBMITTED', 'APPROVED'],
      to: 'CANCELLED',
      by: ['system'],
      needsReason: 'Reason',
    },
    leave: { label: 'I leave now', from: ['APPROVED'], to: null, by: ['owner'] },
    return: { label: 'I am back', from: ['APPROVED'], to: 'CLOSED', by: ['owner'] },
    record: { label: 'Record the hours', from: ['APPROVED'], to: 'CLOSED', by: ['head', 'hr'], decides: true, onItsScreen: true },
    withdraw: { label: 'Withdraw', from: ['SUBMITTED', 'APPROVED'], to: 'CANCELLED', by: ['owner'], needsReason: 'Reason' },
  },
  keptBy: 'EDATSADMIN',
  screen: '/account/ob?list=slips&slip={id}',
});

export type SlipState = StateOf<typeof passSlipFlow>;
export type SlipAction = ActionOf<typeof passSlipFlow>;
