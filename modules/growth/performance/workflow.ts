import { requestKind, type ActionOf, type RoleRule, type StateOf } from '@talaan/requests/contract/request-kind.ts';

const states = {
  TARGET_DRAFT: 'Targets in draft',
  TARGET_RETURNED: 'Targets returned',
  TARGET_SUBMITTED: 'Targets submitted',
  TARGET_REVIEWED: 'Targets reviewed',
  TARGET_APPROVED: 'Targets approved',
  ACCOMPLISHMENT_DRAFT: 'Accomplishments in draft',
  RETURNED: 'Returned',
  SELF_RATED: 'Self-rated',
  RATED: 'Rated',
  FINAL: 'Final',
  CALIBRATED: 'Calibrated',
  APPEALED: 'Appealed',
  RESOLVED: 'Appeal resolved',
  CLOSED: 'Closed',
  NOT_RATED: 'Not rated',
} as const;

const roles = {
  owner: { person: 'owner' },
  pmt: { group: 'SPMIS', over: 'all' },
  hr: { group: 'SPMISADMIN' },
  system: { system: true },
} satisfies Record<string, RoleRule>;

/** States in which nothing is rated yet. */
const UNRATED = [
  'TARGET_DRAFT',
  'TARGET_RETURNED',
  'TARGET_SUBMITTED',
  'TARGET_REVIEWED',
  'TARGET_APPROVED',
  'ACCOMPLISHMENT_DRAFT',
  'RETURNED',
  'SELF_RATED',
] as const;

const steps = {
  submitTargets: {
    label: 'Submit targets',
    from: ['TARGET_DRAFT', 'TARGET_RETURNED'],
    to: 'TARGET_SUBMITTED',
    by: ['owner'],
    onItsScreen: true,
  },
  reviewTargets: {
    label: 'Review targets',
    from: ['TARGET_SUBMITTED'],
    to: 'TARGET_REVIEWED',
    by: ['supervisor'],
    decides: true,
    key: 'a',
  },
  returnTargets: {
    label: 'Return targets',
    from: ['TARGET_SUBMITTED'],
    to: 'TARGET_RETURNED',
    by: ['supervisor'],
    decides: true,
    needsReason: 'Reason',
    key: 'r',
  },
  approveTargets: { label: 'Approve targets', from: ['TARGET_REVIEWED'], to: 'TARGET_APPROVED', by: ['head'], decides: true, key: 'a' },
  returnReviewed: {
    label: 'Return targets',
    from: ['TARGET_REVIEWED'],
    to: 'TARGET_RETURNED',
    by: ['head'],
    decides: true,
    needsReason: 'Reason',
    key: 'r',
  },
  revise: {
    label: 'Revise targets',
    from: ['TARGET_APPROVED', 'ACCOMPLISHMENT_DRAFT'],
    to: null,
    by: ['head'],
    decides: true,
    needsReason: 'Reason',
    onItsScreen: true,
  },
  begin: { label: 'Enter accomplishments', from: ['TARGET_APPROVED'], to: 'ACCOMPLISHMENT_DRAFT', by: ['owner'], onItsScreen: true },
  selfRate: { label: 'Submit self-rating', from: ['ACCOMPLISHMENT_DRAFT', 'RETURNED'], to: 'SELF_RATED', by: ['owner'], onItsScreen: true },
  rate: {
    label: 'Rate',
    from: ['SELF_RATED'],
    to: 'RATED',
    by: ['supervisor'],
    decides: true,
    onItsScreen: true,
    asksAgain: true,
  },
  return: {
    label: 'Return',
    from: ['SELF_RATED'],
    to: 'RETURNED',
    by: ['supervisor'],
    decides: true,
    needsReason: 'Reason',
    key: 'r',
  },
  confirmDiscussion: { label: 'Confirm the discussion', from: ['RATED', 'FINAL'], to: null, by: ['owner'] },
  recordRefusal: {
    label: 'Record that the discussion is not confirmed',
    from: ['RATED', 'FINAL'],
    to: null,
    by: ['supervisor'],
    decides: true,
    needsReason: 'Witness',
  },
  finalize: { label: 'Give the final rating', from: ['RATED'], to: 'FINAL', by: ['head'], decides: true, key: 'a' },
  sendBackRating: {
    label: 'Return to the supervisor',
    from: ['RATED'],
    to: 'SELF_RATED',
    by: ['head'],
    decides: true,
    needsReason: 'Reason',
    key: 'r',
  },
  takeBack: { label: 'Reopen the final rating', from: ['FINAL'], to: 'RATED', by: ['head'], decides: true, needsReason: 'Reason' },
  calibrate: { label: 'Calibrate', from: ['FINAL'], to: 'CALIBRATED', by: ['pmt'], decides: true, onItsScreen: true },
  sendBackFinal: {
    label: 'Return from calibration',
    from: ['FINAL'],
    to: 'SELF_RATED',
    by: ['pmt'],
    decides: true,
    needsReason: 'Reason',
  },
  serve: {
    label: 'Record service on paper',
    from: ['FINAL', 'CALIBRATED', 'RESOLVED'],
    to: null,
    by: ['hr'],
    decides: true,
    onItsScreen: true,
  },
  appeal: { label: 'Appeal', from: ['FINAL', 'CALIBRATED'], to: 'APPEALED', by: ['owner'], needsReason: 'Grounds', takesFile: true },
  resolve: {
    label: 'Resolve the appeal',
    from: ['APPEALED'],
    to: 'RESOLVED',
    by: ['pmt'],
    decides: true,
    needsReason: 'Decision',
    onItsScreen: true,
    asksAgain: true,
  },
  close: { label: 'Close', from: ['CALIBRATED', 'RESOLVED'], to: 'CLOSED', by: ['hr', 'system'] },
  leaveUnrated: { label: 'Record as not rated', from: UNRATED, to: 'NOT_RATED', by: ['hr'], decides: true, needsReason: 'Reason' },
  endWithService: { label: 'Ended with the service', from: UNRATED, to: 'NOT_RATED', by: ['system'], needsReason: 'Reason' },
} as const;

const flow = {
  version: 1,
  states,
  ends: ['CLOSED', 'NOT_RATED'],
  waits: {
    TARGET_DRAFT: ['owner'],
    TARGET_RETURNED: ['owner'],
    TARGET_SUBMITTED: ['supervisor'],
    TARGET_REVIEWED: ['head'],
    ACCOMPLISHMENT_DRAFT: ['owner'],
    RETURNED: ['owner'],
    SELF_RATED: ['supervisor'],
    RATED: ['head'],
    APPEALED: ['pmt'],
  },
  steps,
  keptBy: 'SPMISADMIN',
  screen: '/department/performance?form={id}',
  ownScreen: '/account/performance?form={id}',
} as const;

/**
 * The way of an individual form (CSC MC 6 s.2012; domain page, B5, B6.6): the head of the own office reviews and rates as the supervisor, the head of
 * the office with the next commitment above approves and gives the final rating; one person may do both, in two acts. The head and the team are
 * not awaited in FINAL: an office is calibrated as a whole, on its screen.
 */
export const ipcrFlow = requestKind('ipcr', {
  ...flow,
  title: 'Individual performance commitment and review',
  word: 'IPCR',
  roles: { ...roles, supervisor: { head: 'own' }, head: { head: 'named' } },
});

/** The form of a division or department: its head is the ratee, so that the heads above review, rate and approve. */
export const dpcrFlow = requestKind('dpcr', {
  ...flow,
  title: 'Department performance commitment and review',
  word: 'DPCR',
  roles: { ...roles, supervisor: { head: 'own' }, head: { head: 'named' } },
});

/** The form of an office: the planning office assesses, the head of the agency approves and gives the final rating (MC 6 s.2012; B4). */
export const opcrFlow = requestKind('opcr', {
  ...flow,
  title: 'Office performance commitment and review',
  word: 'OPCR',
  roles: { ...roles, supervisor: { group: 'SPMISADMIN', over: 'all' }, head: { byRules: true } },
});

export type FormState = StateOf<typeof ipcrFlow>;
export type FormAction = ActionOf<typeof ipcrFlow>;
