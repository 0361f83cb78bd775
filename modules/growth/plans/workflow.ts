import { requestKind, type RoleRule, type StateOf } from '@talaan/requests/contract/request-kind.ts';

const begun = { DRAFT: 'Draft', RETURNED: 'Returned', SUBMITTED: 'Submitted' } as const;
const ended = {
  APPROVED: 'Approved',
  REVISED: 'Revised',
  CLOSED: 'Closed',
  DISAPPROVED: 'Disapproved',
  CANCELLED: 'Discarded',
} as const;

const roles = {
  owner: { person: 'owner' },
  head: { head: 'own' },
  system: { system: true },
} satisfies Record<string, RoleRule>;

const giveBack = { label: 'Return', to: 'RETURNED', decides: true, needsReason: 'Reason', key: 'r' } as const;

/** The steps of all plans: submitted by the owner, discarded before, and after approval replaced by a new version or closed. */
const steps = {
  submit: { label: 'Submit', from: ['DRAFT', 'RETURNED'], to: 'SUBMITTED', by: ['owner'], onItsScreen: true },
  returnPlan: { ...giveBack, from: ['SUBMITTED'], by: ['head'] },
  discard: { label: 'Discard', from: ['DRAFT', 'RETURNED'], to: 'CANCELLED', by: ['owner'], onItsScreen: true },
  replace: { label: 'Replaced by the new version', from: ['APPROVED'], to: 'REVISED', by: ['system'] },
  close: { label: 'Closed with its last year', from: ['APPROVED'], to: 'CLOSED', by: ['system'] },
} as const;

const endWithService = { label: 'Ended with the service', to: 'CANCELLED', by: ['system'], needsReason: 'Reason' } as const;

/**
 * After review by the head a committee endorses, the development committee reviews, the authority approves; each committee returns with a reason
 * (domain page, A2, A5.4).
 */
const committeeSteps = <const E extends 'DPC_ENDORSED' | 'PDC_ENDORSED'>(endorsed: E) =>
  ({
    ...steps,
    review: { label: 'Endorse', from: ['SUBMITTED'], to: 'HEAD_REVIEWED', by: ['head'], decides: true, key: 'a' },
    endorse: { label: 'Record the endorsement', from: ['HEAD_REVIEWED'], to: endorsed, by: ['endorser'], decides: true, key: 'a' },
    returnReviewed: { ...giveBack, from: ['HEAD_REVIEWED'], by: ['endorser'] },
    reviewInCommittee: {
      label: 'Record the review',
      from: [endorsed],
      to: 'COMMITTEE_REVIEWED',
      by: ['committee'],
      decides: true,
      key: 'a',
    },
    returnEndorsed: { ...giveBack, from: [endorsed], by: ['committee'] },
    approve: { label: 'Approve', from: ['COMMITTEE_REVIEWED'], to: 'APPROVED', by: ['authority'], decides: true, key: 'a' },
    disapprove: {
      label: 'Disapprove',
      from: ['COMMITTEE_REVIEWED'],
      to: 'DISAPPROVED',
      by: ['authority'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    endWithService: {
      ...endWithService,
      from: ['DRAFT', 'RETURNED', 'SUBMITTED', 'HEAD_REVIEWED', endorsed, 'COMMITTEE_REVIEWED', 'APPROVED'],
    },
  }) as const;

/** A committee decides by its secretary, who records it; its members read what comes before them. */
const committeeRoles = {
  ...roles,
  committee: { committee: 'SCHOLARSHIP', as: 'secretary' },
  members: { committee: 'SCHOLARSHIP', as: 'members' },
  authority: { byRules: true },
} as const;
const flow = { version: 1, ends: ['REVISED', 'CLOSED', 'DISAPPROVED', 'CANCELLED'], keptBy: 'LDADMIN' } as const;

/** The plan of faculty members and of their unit: the department personnel committee endorses it. */
export const facultyPlanFlow = requestKind('faculty-plan', {
  ...flow,
  title: 'Faculty development plan',
  word: 'Faculty plan',
  states: {
    ...begun,
    HEAD_REVIEWED: 'Reviewed by head',
    DPC_ENDORSED: 'Endorsed by DPC',
    COMMITTEE_REVIEWED: 'Deliberated',
    ...ended,
  },
  waits: {
    RETURNED: ['owner'],
    SUBMITTED: ['head'],
    HEAD_REVIEWED: ['endorser'],
    DPC_ENDORSED: ['committee'],
    COMMITTEE_REVIEWED: ['authority'],
  },
  roles: {
    ...committeeRoles,
    endorser: { committee: 'DPC', as: 'secretary' },
    endorsers: { committee: 'DPC', as: 'members' },
  },
  steps: committeeSteps('DPC_ENDORSED'),
  screen: '/lnd/development-plan/create-plan/faculty-review-plan?plan={id}',
  ownScreen: '/lnd/development-plan/list?plan={id}',
});

/** The plan of staff and of their unit: the personnel development committee endorses it. */
export const administrativePlanFlow = requestKind('administrative-plan', {
  ...flow,
  title: 'Administrative development plan',
  word: 'Staff plan',
  states: {
    ...begun,
    HEAD_REVIEWED: 'Reviewed by head',
    PDC_ENDORSED: 'Endorsed by PDC',
    COMMITTEE_REVIEWED: 'Deliberated',
    ...ended,
  },
  waits: {
    RETURNED: ['owner'],
    SUBMITTED: ['head'],
    HEAD_REVIEWED: ['endorser'],
    PDC_ENDORSED: ['committee'],
    COMMITTEE_REVIEWED: ['authority'],
  },
  roles: {
    ...committeeRoles,
    endorser: { committee: 'PDC', as: 'secretary' },
    endorsers: { committee: 'PDC', as: 'members' },
  },
  steps: committeeSteps('PDC_ENDORSED'),
  screen: '/lnd/development-plan/create-plan/administrative-review-plan?plan={id}',
  ownScreen: '/lnd/development-plan/list?plan={id}',
});

/** The plan of one person for a year: the head approves it, or returns lines of it (domain page, A6). */
export const individualPlanFlow = requestKind('individual-plan', {
  ...flow,
  title: 'Individual development plan',
  word: 'Individual plan',
  states: { ...begun, APPROVED: ended.APPROVED, REVISED: ended.REVISED, CLOSED: ended.CLOSED, CANCELLED: ended.CANCELLED },
  ends: ['REVISED', 'CLOSED', 'CANCELLED'],
  waits: { RETURNED: ['owner'], SUBMITTED: ['head'] },
  roles,
  steps: {
    ...steps,
    approve: { label: 'Approve', from: ['SUBMITTED'], to: 'APPROVED', by: ['head'], decides: true, onItsScreen: true, asksAgain: true },
    endWithService: { ...endWithService, from: ['DRAFT', 'RETURNED', 'SUBMITTED', 'APPROVED'] },
  },
  screen: '/lnd/development-plan/create-plan/review-plan?plan={id}',
  ownScreen: '/lnd/development-plan/list?plan={id}',
});

/** Of any plan. */
export type PlanState = StateOf<typeof facultyPlanFlow> | StateOf<typeof administrativePlanFlow>;

/** The flow of each kind of plan. */
export const FLOWS = { INDIVIDUAL: individualPlanFlow, FACULTY: facultyPlanFlow, ADMINISTRATIVE: administrativePlanFlow } as const;

/** In which a plan may be changed by its owner. */
export const EDITABLE: readonly PlanState[] = ['DRAFT', 'RETURNED'];

/** The words of all states. */
export const STATE_WORDS: Readonly<Record<PlanState, string>> = { ...facultyPlanFlow.words, ...administrativePlanFlow.words };

/** The screen where plans of a kind are reviewed; `/new-plan` below it is their form. */
export const REVIEW_SCREENS: Readonly<Record<keyof typeof FLOWS, string>> = {
  INDIVIDUAL: '/lnd/development-plan/create-plan/review-plan',
  FACULTY: '/lnd/development-plan/create-plan/faculty-review-plan',
  ADMINISTRATIVE: '/lnd/development-plan/create-plan/administrative-review-plan',
};
