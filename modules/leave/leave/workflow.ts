import { requestKind, type ActionOf, type StateOf } from '@talaan/requests/contract/request-kind.ts';

const TITLE = 'Application for leave';

const LATER = {
  APPROVED: 'Approved',
  CANCEL_ASKED: 'Cancellation asked',
  SHORTENED: 'Shortened',
  TAKEN: 'Taken',
  RECALLED: 'Recalled',
  RETURNED: 'Returned',
  DISAPPROVED: 'Disapproved',
  CANCELLED: 'Cancelled',
} as const;

const ENDS = ['TAKEN', 'RECALLED', 'DISAPPROVED', 'CANCELLED'] as const;

const roles = {
  owner: { person: 'owner' },
  hr: { group: 'EDATSADMIN' },
  head: { head: 'own' },
  authority: { byRules: true },
  system: { system: true },
} as const;

/** The steps that are the same no matter who acts first. */
const steps = {
  resubmit: { label: 'Correct and submit', from: ['RETURNED'], to: 'SUBMITTED', by: ['owner', 'hr'], onItsScreen: true },
  withdraw: {
    label: 'Withdraw',
    from: ['SUBMITTED', 'CERTIFIED', 'RECOMMENDED', 'RETURNED'],
    to: 'CANCELLED',
    by: ['owner'],
    needsReason: 'Reason',
  },
  flagDeemed: {
    label: 'Flag as due under Section 49',
    from: ['SUBMITTED', 'CERTIFIED', 'RECOMMENDED'],
    to: null,
    by: ['system'],
  },
  confirmDeemed: {
    label: 'Confirm as deemed approved',
    from: ['SUBMITTED', 'CERTIFIED', 'RECOMMENDED'],
    to: 'APPROVED',
    by: ['hr'],
    decides: true,
    onceLate: true,
    asksAgain: true,
  },
  askCancel: { label: 'Ask to cancel', from: ['APPROVED'], to: 'CANCEL_ASKED', by: ['owner'], needsReason: 'Reason' },
  confirmCancel: { label: 'Confirm cancellation', from: ['CANCEL_ASKED'], to: 'CANCELLED', by: ['hr'], decides: true, key: 'a' },
  keep: {
    label: 'Keep the leave',
    from: ['CANCEL_ASKED'],
    to: 'APPROVED',
    by: ['hr'],
    decides: true,
    needsReason: 'Reason',
    key: 'd',
  },
  cancel: { label: 'Cancel leave', from: ['APPROVED'], to: 'CANCELLED', by: ['hr'], decides: true, needsReason: 'Reason' },
  shorten: {
    label: 'Shorten',
    from: ['APPROVED', 'SHORTENED', 'TAKEN'],
    to: 'SHORTENED',
    by: ['hr'],
    decides: true,
    needsReason: 'Reason',
    onItsScreen: true,
  },
  recall: {
    label: 'Recall from leave',
    from: ['APPROVED', 'SHORTENED'],
    to: 'RECALLED',
    by: ['authority', 'hr'],
    decides: true,
    needsReason: 'Order and reason',
    onItsScreen: true,
  },
  endWithService: {
    label: 'Ended with the service',
    from: ['SUBMITTED', 'CERTIFIED', 'RECOMMENDED', 'RETURNED', 'APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN'],
    to: 'CANCELLED',
    by: ['system'],
    needsReason: 'Reason',
  },
  cutToService: {
    label: 'Shortened to the service',
    from: ['SUBMITTED', 'CERTIFIED', 'RECOMMENDED', 'APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN'],
    to: null,
    by: ['system'],
    needsReason: 'Reason',
  },
  take: { label: 'Taken', from: ['APPROVED', 'SHORTENED'], to: 'TAKEN', by: ['system'] },
} as const;

const certify = { label: 'Certify', to: 'CERTIFIED', by: ['hr'], decides: true, key: 'a' } as const;
const recommend = { label: 'Recommend approval', to: 'RECOMMENDED', by: ['head'], decides: true, key: 'a' } as const;
const recommendDisapproval = {
  label: 'Recommend disapproval',
  to: 'RECOMMENDED',
  by: ['head'],
  decides: true,
  needsReason: 'Reason',
  key: 'd',
} as const;
const approve = { label: 'Approve', to: 'APPROVED', by: ['authority'], decides: true, key: 'a' } as const;
const disapprove = {
  label: 'Disapprove',
  to: 'DISAPPROVED',
  by: ['authority'],
  decides: true,
  needsReason: 'Reason',
  key: 'd',
} as const;
const sendBack = { label: 'Return', to: 'RETURNED', by: ['hr', 'head'], decides: true, needsReason: 'Reason', key: 'r' } as const;
const takeBack = { label: 'Take back the certification', by: ['hr'], decides: true, needsReason: 'Reason' } as const;

const rest = {
  keptBy: 'EDATSADMIN',
  clock: { from: 'SUBMITTED', days: 5, warnAt: [3, 4], late: 'flagDeemed' },
  readsPrivate: ['hr', 'authority'],
  screen: '/account/leave-Application?leave={id}',
} as const;

/**
 * The way of an application for leave (domain page, section 5): HR certifies the credits, the head recommends, the authority that the rules
 * name acts. What is not acted upon within five working days is flagged (MC 41 s.1998 Sec. 49), and HR confirms that it is deemed approved.
 */
export const leaveFlow = requestKind('leave', {
  title: TITLE,
  version: 1,
  states: { SUBMITTED: 'Submitted', CERTIFIED: 'Certified', RECOMMENDED: 'Recommended', ...LATER },
  ends: ENDS,
  waits: { SUBMITTED: ['hr'], CERTIFIED: ['head'], RECOMMENDED: ['authority'], CANCEL_ASKED: ['hr'], RETURNED: ['owner'] },
  asides: ['CANCEL_ASKED'],
  roles,
  steps: {
    certify: { ...certify, from: ['SUBMITTED'] },
    recommend: { ...recommend, from: ['CERTIFIED'], andThen: 'approve' },
    recommendDisapproval: { ...recommendDisapproval, from: ['CERTIFIED'] },
    approve: { ...approve, from: ['RECOMMENDED'] },
    disapprove: { ...disapprove, from: ['RECOMMENDED'] },
    return: { ...sendBack, from: ['SUBMITTED', 'CERTIFIED'] },
    takeBack: { ...takeBack, from: ['CERTIFIED', 'RECOMMENDED', 'APPROVED'], to: 'SUBMITTED' },
    ...steps,
  },
  ...rest,
});

/** The same where the agency has the head before HR: what is certified goes to the authority. */
export const headFirstFlow = requestKind('leave-head-first', {
  title: TITLE,
  version: 1,
  states: { SUBMITTED: 'Submitted', RECOMMENDED: 'Recommended', CERTIFIED: 'Certified', ...LATER },
  ends: ENDS,
  waits: { SUBMITTED: ['head'], RECOMMENDED: ['hr'], CERTIFIED: ['authority'], CANCEL_ASKED: ['hr'], RETURNED: ['owner'] },
  asides: ['CANCEL_ASKED'],
  roles,
  steps: {
    recommend: { ...recommend, from: ['SUBMITTED'] },
    recommendDisapproval: { ...recommendDisapproval, from: ['SUBMITTED'] },
    certify: { ...certify, from: ['RECOMMENDED'] },
    approve: { ...approve, from: ['CERTIFIED'] },
    disapprove: { ...disapprove, from: ['CERTIFIED'] },
    return: { ...sendBack, from: ['SUBMITTED', 'RECOMMENDED'] },
    takeBack: { ...takeBack, from: ['CERTIFIED', 'APPROVED'], to: 'RECOMMENDED' },
    ...steps,
  },
  ...rest,
  settingsOf: leaveFlow.kind,
});

export type LeaveState = StateOf<typeof leaveFlow>;
export type LeaveAction = ActionOf<typeof leaveFlow>;

/** Whether HR has still to certify an application of one of the two ways; what was returned comes to HR again. */
export function isBeforeCertification(kind: string, state: LeaveState): boolean {
  const flow = kind === headFirstFlow.kind ? headFirstFlow : leaveFlow;
  return state === 'RETURNED' || flow.placeOf(state) < flow.placeOf('CERTIFIED');
}
