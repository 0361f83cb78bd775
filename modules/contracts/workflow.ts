import { workflow } from '@talaan/kernel/contract/workflow.ts';

/** The way of a job order or contract of service (domain page, section 11). */
export const contractFlow = workflow({
  states: {
    DRAFT: 'Draft',
    FOR_FUNDS: 'For funds',
    FOR_SIGNATURE: 'For signature',
    ACTIVE: 'Active',
    ENDED: 'Ended',
    TERMINATED: 'Terminated',
    CANCELLED: 'Cancelled',
  },
  steps: {
    submit: { label: 'Send for funds', from: ['DRAFT'], to: 'FOR_FUNDS', by: ['hr'] },
    certify: { label: 'Certify funds', from: ['FOR_FUNDS'], to: 'FOR_SIGNATURE', by: ['budget'] },
    return: { label: 'Return', from: ['FOR_FUNDS', 'FOR_SIGNATURE'], to: 'DRAFT', by: ['hr', 'budget'], needsReason: true },
    sign: { label: 'Record as signed', from: ['FOR_SIGNATURE'], to: 'ACTIVE', by: ['hr'] },
    terminate: { label: 'Terminate', from: ['ACTIVE'], to: 'TERMINATED', by: ['hr'], needsReason: true },
    cancel: { label: 'Cancel', from: ['DRAFT', 'FOR_FUNDS', 'FOR_SIGNATURE'], to: 'CANCELLED', by: ['hr'], needsReason: true },
    end: { label: 'End', from: ['ACTIVE'], to: 'ENDED', by: ['system'] },
  },
});

export type ContractState = (typeof contractFlow.states)[number];
export type ContractAction = (typeof contractFlow.actions)[number];
