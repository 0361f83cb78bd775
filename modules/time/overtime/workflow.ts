import { requestKind, type StateOf } from '@talaan/requests/contract/request-kind.ts';

const roles = {
  owner: { person: 'owner' },
  head: { head: 'own' },
  authority: { byRules: true },
  hr: { group: 'EDATSADMIN' },
  system: { system: true },
} as const;

const STATES = {
  FOR_APPROVAL: 'For approval',
  APPROVED: 'Approved',
  RENDERED: 'Rendered',
  OUTPUT_CERTIFIED: 'Output certified',
} as const;

const ENDS = { DISAPPROVED: 'Disapproved', NOT_RENDERED: 'Not rendered', CANCELLED: 'Cancelled' } as const;

const approve = { label: 'Approve', from: ['FOR_APPROVAL'], to: 'APPROVED', by: ['authority'], decides: true, key: 'a' } as const;
const render = { label: 'Match with the punches', from: ['APPROVED'], to: 'RENDERED', by: ['system'] } as const;
const certifyOutput = {
  label: 'Certify the output',
  from: ['RENDERED'],
  to: 'OUTPUT_CERTIFIED',
  by: ['head'],
  decides: true,
  needsReason: 'Output delivered',
  key: 'a',
} as const;
const notRendered = {
  label: 'Not rendered',
  from: ['RENDERED'],
  to: 'NOT_RENDERED',
  by: ['head'],
  decides: true,
  needsReason: 'Reason',
  key: 'd',
} as const;
const returnOutput = {
  label: 'Return to the head',
  from: ['OUTPUT_CERTIFIED'],
  to: 'RENDERED',
  by: ['hr'],
  decides: true,
  needsReason: 'Reason',
  key: 'r',
} as const;

const takeBack = {
  label: 'Take back the certification',
  to: 'OUTPUT_CERTIFIED',
  by: ['hr'],
  decides: true,
  needsReason: 'Reason',
} as const;

const screens = { keptBy: 'EDATSADMIN', screen: '/inbox?request={id}', ownScreen: '/account/overtime/{id}' } as const;

/**
 * Overtime for compensatory credit or a day off (domain page, section 9.1): ordered before it is done, rendered as the punches show, its output
 * certified by the head and its hours by HR.
 */
export const creditFlow = requestKind('overtime', {
  title: 'Overtime for credit',
  word: 'Overtime',
  version: 1,
  states: { FOR_RECOMMENDATION: 'Proposed', ...STATES, CREDITED: 'Credited', ...ENDS },
  ends: ['CREDITED', 'DISAPPROVED', 'NOT_RENDERED', 'CANCELLED'],
  waits: { FOR_RECOMMENDATION: ['head'], FOR_APPROVAL: ['authority'], RENDERED: ['head'], OUTPUT_CERTIFIED: ['hr'] },
  roles,
  steps: {
    recommend: {
      label: 'Recommend',
      from: ['FOR_RECOMMENDATION'],
      to: 'FOR_APPROVAL',
      by: ['head'],
      decides: true,
      key: 'a',
      andThen: 'approve',
    },
    approve,
    disapprove: {
      label: 'Disapprove',
      from: ['FOR_RECOMMENDATION', 'FOR_APPROVAL'],
      to: 'DISAPPROVED',
      by: ['head', 'authority'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    render,
    certifyOutput,
    notRendered,
    returnOutput,
    credit: { label: 'Certify the hours and credit', from: ['OUTPUT_CERTIFIED'], to: 'CREDITED', by: ['hr'], decides: true, key: 'a' },
    takeBack: { ...takeBack, from: ['CREDITED'] },
    endWithService: {
      label: 'Ended with the service',
      from: ['FOR_RECOMMENDATION', 'FOR_APPROVAL', 'APPROVED'],
      to: 'CANCELLED',
      by: ['system'],
      needsReason: 'Reason',
    },
    cancel: {
      label: 'Call off',
      from: ['FOR_RECOMMENDATION', 'FOR_APPROVAL', 'APPROVED'],
      to: 'CANCELLED',
      by: ['owner', 'head', 'hr'],
      needsReason: 'Reason',
    },
  },
  ...screens,
});

/** The same with pay (JC 2 s.2015): the budget office certifies funds before the approval, and the hours are listed for payroll. */
export const payFlow = requestKind('overtime-pay', {
  title: 'Overtime with pay',
  word: 'Overtime pay',
  version: 1,
  states: { FOR_RECOMMENDATION: 'Proposed', FOR_FUNDS: 'For funds', ...STATES, PAID: 'Listed for pay', ...ENDS },
  ends: ['PAID', 'DISAPPROVED', 'NOT_RENDERED', 'CANCELLED'],
  waits: {
    FOR_RECOMMENDATION: ['head'],
    FOR_FUNDS: ['budget'],
    FOR_APPROVAL: ['authority'],
    RENDERED: ['head'],
    OUTPUT_CERTIFIED: ['hr'],
  },
  roles: { ...roles, budget: { group: 'PAYROLLBUDGET' } },
  steps: {
    recommend: { label: 'Recommend', from: ['FOR_RECOMMENDATION'], to: 'FOR_FUNDS', by: ['head'], decides: true, key: 'a' },
    certifyFunds: { label: 'Certify funds', from: ['FOR_FUNDS'], to: 'FOR_APPROVAL', by: ['budget'], decides: true, key: 'a' },
    approve,
    disapprove: {
      label: 'Disapprove',
      from: ['FOR_RECOMMENDATION', 'FOR_FUNDS', 'FOR_APPROVAL'],
      to: 'DISAPPROVED',
      by: ['head', 'budget', 'authority'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    render,
    certifyOutput,
    notRendered,
    returnOutput,
    list: { label: 'Certify the hours and list for pay', from: ['OUTPUT_CERTIFIED'], to: 'PAID', by: ['hr'], decides: true, key: 'a' },
    takeBack: { ...takeBack, from: ['PAID'] },
    endWithService: {
      label: 'Ended with the service',
      from: ['FOR_RECOMMENDATION', 'FOR_FUNDS', 'FOR_APPROVAL', 'APPROVED'],
      to: 'CANCELLED',
      by: ['system'],
      needsReason: 'Reason',
    },
    cancel: {
      label: 'Call off',
      from: ['FOR_RECOMMENDATION', 'FOR_FUNDS', 'FOR_APPROVAL', 'APPROVED'],
      to: 'CANCELLED',
      by: ['owner', 'head', 'hr'],
      needsReason: 'Reason',
    },
  },
  ...screens,
});

export type OvertimeState = StateOf<typeof creditFlow> | StateOf<typeof payFlow>;

/** The states of both kinds in their order, with their words. */
export const STATE_WORDS: Readonly<Record<OvertimeState, string>> = { ...payFlow.words, ...creditFlow.words };

const ENDED: readonly string[] = [...creditFlow.ends, ...payFlow.ends];

/** Whether nothing more is awaited. */
export function isEnd(state: OvertimeState): boolean {
  return ENDED.includes(state);
}

/** The way of a make-up class (domain page, section 9.6): the chair recommends, the dean approves, and the punches show that it was held. */
export const makeupFlow = requestKind('make-up-class', {
  title: 'Make-up class',
  version: 1,
  states: {
    FOR_RECOMMENDATION: 'Proposed',
    FOR_APPROVAL: 'For approval',
    APPROVED: 'Approved',
    HELD: 'Held',
    NOT_HELD: 'Not held',
    DISAPPROVED: 'Disapproved',
    CANCELLED: 'Cancelled',
  },
  ends: ['HELD', 'NOT_HELD', 'DISAPPROVED', 'CANCELLED'],
  waits: { FOR_RECOMMENDATION: ['chair'], FOR_APPROVAL: ['dean'] },
  roles: {
    owner: { person: 'owner' },
    chair: { head: 'own' },
    dean: { head: 'next' },
    affairs: { group: 'EDATSOVPAA' },
    system: { system: true },
  },
  steps: {
    recommend: {
      label: 'Recommend',
      from: ['FOR_RECOMMENDATION'],
      to: 'FOR_APPROVAL',
      by: ['chair'],
      decides: true,
      key: 'a',
      andThen: 'approve',
    },
    approve: { label: 'Approve', from: ['FOR_APPROVAL'], to: 'APPROVED', by: ['dean'], decides: true, key: 'a' },
    disapprove: {
      label: 'Disapprove',
      from: ['FOR_RECOMMENDATION', 'FOR_APPROVAL'],
      to: 'DISAPPROVED',
      by: ['chair', 'dean'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    hold: { label: 'Found in the punches', from: ['APPROVED'], to: 'HELD', by: ['system'] },
    miss: { label: 'Not found in the punches', from: ['APPROVED'], to: 'NOT_HELD', by: ['system'] },
    endWithService: {
      label: 'Ended with the service',
      from: ['FOR_RECOMMENDATION', 'FOR_APPROVAL', 'APPROVED'],
      to: 'CANCELLED',
      by: ['system'],
      needsReason: 'Reason',
    },
    cancel: {
      label: 'Call off',
      from: ['FOR_RECOMMENDATION', 'FOR_APPROVAL', 'APPROVED'],
      to: 'CANCELLED',
      by: ['owner', 'affairs'],
      needsReason: 'Reason',
    },
  },
  keptBy: 'EDATSOVPAA',
  screen: '/inbox?request={id}',
  ownScreen: '/account/overtime/{id}',
});
