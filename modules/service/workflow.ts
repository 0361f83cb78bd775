import { workflow } from '@talaan/kernel/contract/workflow.ts';

/**
 * The way of a certificate of employment (domain page, section 6): HR holds the group COE and reaches the person, the owner is whose
 * certificate it is. A released one that is cancelled no longer stands.
 */
export const certificateFlow = workflow({
  states: { REQUESTED: 'Requested', PREPARED: 'Prepared', SIGNED: 'Signed', RELEASED: 'Released', CANCELLED: 'Cancelled' },
  steps: {
    prepare: { label: 'Prepare', from: ['REQUESTED'], to: 'PREPARED', by: ['hr'] },
    sign: { label: 'Record as signed', from: ['PREPARED'], to: 'SIGNED', by: ['hr'] },
    release: { label: 'Release', from: ['SIGNED'], to: 'RELEASED', by: ['hr'] },
    cancel: { label: 'Cancel', from: ['REQUESTED', 'PREPARED', 'SIGNED', 'RELEASED'], to: 'CANCELLED', by: ['hr'] },
    withdraw: { label: 'Withdraw', from: ['REQUESTED'], to: 'CANCELLED', by: ['owner'] },
  },
});

export type CertificateState = (typeof certificateFlow.states)[number];
export type CertificateAction = (typeof certificateFlow.actions)[number];
