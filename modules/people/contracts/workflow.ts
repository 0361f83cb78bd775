import { requestKind, type ActionOf, type StateOf } from '@talaan/requests/contract/request-kind.ts';

/** The way of a job order or contract of service (domain page, section 11): HR drafts, the budget office certifies funds, HR records the signatures. */
export const contractFlow = requestKind('contract', {
  title: 'Job order or contract of service',
  version: 1,
  states: {
    DRAFT: 'Draft',
    FOR_FUNDS: 'For funds',
    FOR_SIGNATURE: 'For signature',
    ACTIVE: 'Active',
    ENDED: 'Ended',
    TERMINATED: 'Terminated',
    CANCELLED: 'Voided',
  },
  ends: ['ENDED', 'TERMINATED', 'CANCELLED'],
  waits: { DRAFT: ['hr'], FOR_FUNDS: ['budget'], FOR_SIGNATURE: ['hr'] },
  roles: { hr: { group: 'JO' }, budget: { group: 'PAYROLLBUDGET' }, system: { system: true } },
  steps: {
    submit: { label: 'Send for funds', from: ['DRAFT'], to: 'FOR_FUNDS', by: ['hr'], decides: true, key: 'a' },
    certify: { label: 'Certify funds', from: ['FOR_FUNDS'], to: 'FOR_SIGNATURE', by: ['budget'], decides: true, key: 'a' },
    return: {
      label: 'Return',
      from: ['FOR_FUNDS', 'FOR_SIGNATURE'],
      to: 'DRAFT',
      by: ['hr', 'budget'],
      decides: true,
      needsReason: 'Reason',
      key: 'r',
    },
    sign: { label: 'Record as signed', from: ['FOR_SIGNATURE'], to: 'ACTIVE', by: ['hr'], decides: true, key: 'a' },
    terminate: {
      label: 'Terminate',
      from: ['ACTIVE'],
      to: 'TERMINATED',
      by: ['hr'],
      decides: true,
      needsReason: 'Reason',
      onItsScreen: true,
    },
    cancel: {
      label: 'Void contract',
      from: ['DRAFT', 'FOR_FUNDS', 'FOR_SIGNATURE'],
      to: 'CANCELLED',
      by: ['hr'],
      decides: true,
      needsReason: 'Reason',
      key: 'd',
    },
    end: { label: 'End', from: ['ACTIVE'], to: 'ENDED', by: ['system'] },
  },
  keptBy: 'JO',
  screen: '/joborders/{id}',
  madeByOffice: true,
});

export type ContractState = StateOf<typeof contractFlow>;
export type ContractAction = ActionOf<typeof contractFlow>;
