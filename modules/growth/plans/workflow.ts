import { requestKind, type RoleRule, type StateOf } from '@talaan/requests/contract/request-kind.ts';

const states = {
  DRAFT: 'Draft',
  RETURNED: 'Returned',
  SUBMITTED: 'Submitted',
  HEAD_REVIEWED: 'Reviewed by the head',
  ENDORSED: 'Endorsed',
  COMMITTEE_REVIEWED: 'Reviewed by the committee',
  APPROVED: 'Approved',
  REVISED: 'Revised',
  CLOSED: 'Closed',
  DISAPPROVED: 'Disapproved',
  CANCELLED: 'Discarded',
} as const;

const roles = {
  owner: { person: 'owner' },
  head: { head: 'own' },
  committee: { group: 'LDCOMSEC', over: 'all' },
  authority: { byRules: true },
  hr: { group: 'LDADMIN' },
  system: { system: true },
} satisfies Record<string, RoleRule>;

const giveBack = { label: 'Return', to: 'RETURNED', decides: true, needsReason: 'Reason', key: 'r' } as const;
const refuse = { label: 'Disapprove', to: 'DISAPPROVED', decides: true, needsReason: 'Reason', key: 'd' } as const;

/** The steps of all plans: submitted by the owner, discarded before, and after approval revised by a new version or closed. */
const steps = {
  submit: { label: 'Submit', from: ['DRAFT', 'RETURNED'], to: 'SUBMITTED', by: ['owner'], onItsScreen: true },
  discard: { label: 'Discard', from: ['DRAFT', 'RETURNED'], to: 'CANCELLED', by: ['owner'], onItsScreen: true },
  replace: { label: 'Replaced by the new version', from: ['APPROVED'], to: 'REVISED', by: ['system'] },
  close: { label: 'Closed with its last year', from: ['APPROVED'], to: 'CLOSED', by: ['system'] },
} as const;

/** After review by the head a committee endorses, the development committee reviews, the authority approves; each returns with a reason (A2, A5.4). */
const committeeSteps = {
  ...steps,
  review: { label: 'Endorse', from: ['SUBMITTED'], to: 'HEAD_REVIEWED', by: ['head'], decides: true, key: 'a' },
  returnPlan: { ...giveBack, from: ['SUBMITTED'], by: ['head'] },
  endorse: { label: 'Record the endorsement', from: ['HEAD_REVIEWED'], to: 'ENDORSED', by: ['endorser'], decides: true, key: 'a' },
  returnReviewed: { ...giveBack, from: ['HEAD_REVIEWED'], by: ['endorser'] },
  reviewInCommittee: {
    label: 'Record the review',
    from: ['ENDORSED'],
    to: 'COMMITTEE_REVIEWED',
    by: ['committee'],
    decides: true,
    key: 'a',
  },
  returnEndorsed: { ...giveBack, from: ['ENDORSED'], by: ['committee'] },
  approve: { label: 'Approve', from: ['COMMITTEE_REVIEWED'], to: 'APPROVED', by: ['authority'], decides: true, key: 'a' },
  disapprove: { ...refuse, from: ['COMMITTEE_REVIEWED'], by: ['authority'] },
  endWithService: {
    label: 'Ended with the service',
    from: ['DRAFT', 'RETURNED', 'SUBMITTED', 'HEAD_REVIEWED', 'ENDORSED', 'COMMITTEE_REVIEWED', 'APPROVED'],
    to: 'CANCELLED',
    by: ['system'],
    needsReason: 'Reason',
  },
} as const;

const flow = { version: 1, ends: ['REVISED', 'CLOSED', 'DISAPPROVED', 'CANCELLED'], keptBy: 'LDADMIN' } as const;
const committeeFlow = {
  ...flow,
  states,
  waits: {
    RETURNED: ['owner'],
    SUBMITTED: ['head'],
    HEAD_REVIEWED: ['endorser'],
    ENDORSED: ['committee'],
    COMMITTEE_REVIEWED: ['authority'],
  },
  steps: committeeSteps,
} as const;

/** The plan of faculty members and of their unit (domain page, A2): the department personnel committee endorses it. */
export const facultyPlanFlow = requestKind('faculty-plan', {
  ...committeeFlow,
  title: 'Faculty development plan',
  word: 'Faculty plan',
  roles: { ...roles, endorser: { group: 'LDDPCSEC' } },
  screen: '/lnd/development-plan/create-plan/faculty-review-plan?plan={id}',
  ownScreen: '/lnd/development-plan/list?plan={id}',
});

/** The plan of staff and of their unit: the personnel development committee endorses it. */
export const administrativePlanFlow = requestKind('administrative-plan', {
  ...committeeFlow,
  title: 'Administrative development plan',
  word: 'Staff plan',
  roles: { ...roles, endorser: { group: 'LDCOMSEC', over: 'all' } },
  screen: '/lnd/development-plan/create-plan/administrative-review-plan?plan={id}',
  ownScreen: '/lnd/development-plan/list?plan={id}',
});

const { HEAD_REVIEWED: _, ENDORSED: __, COMMITTEE_REVIEWED: ___, ...individualStates } = states;

/** The plan of one person for a year: the head approves it, or returns lines of it (domain page, A6). */
export const individualPlanFlow = requestKind('individual-plan', {
  ...flow,
  title: 'Individual development plan',
  word: 'Individual plan',
  states: individualStates,
  waits: { RETURNED: ['owner'], SUBMITTED: ['head'] },
  roles: { owner: roles.owner, head: roles.head, system: roles.system },
  steps: {
    ...steps,
    approve: { label: 'Approve', from: ['SUBMITTED'], to: 'APPROVED', by: ['head'], decides: true, key: 'a' },
    returnPlan: { ...giveBack, from: ['SUBMITTED'], by: ['head'] },
    endWithService: {
      label: 'Ended with the service',
      from: ['DRAFT', 'RETURNED', 'SUBMITTED', 'APPROVED'],
      to: 'CANCELLED',
      by: ['system'],
      needsReason: 'Reason',
    },
  },
  screen: '/lnd/development-plan/create-plan/review-plan?plan={id}',
  ownScreen: '/lnd/development-plan/list?plan={id}',
});

export type PlanState = StateOf<typeof facultyPlanFlow>;
