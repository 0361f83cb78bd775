import { workflow } from '@talaan/kernel/contract/workflow.ts';

/** The way of an appointment (domain, section 10.4). Oath and assumption are dated facts beside it. 'report' is the report on appointments issued. */
export const appointmentFlow = workflow({
  states: {
    DRAFT: 'Draft',
    FOR_SIGNATURE: 'For signature',
    ISSUED: 'Issued',
    SENT_TO_CSC: 'Sent to the CSC',
    IN_RAI: 'In the report',
    ATTESTED: 'Attested',
    INVALIDATED: 'Invalidated',
    APPEALED: 'Appealed',
    CLOSED: 'Closed',
    CANCELLED: 'Cancelled',
  },
  steps: {
    submit: { label: 'Send for signature', from: ['DRAFT'], to: 'FOR_SIGNATURE', by: ['hr'] },
    take_back: { label: 'Take back to draft', from: ['FOR_SIGNATURE'], to: 'DRAFT', by: ['hr'] },
    issue: { label: 'Record as issued', from: ['FOR_SIGNATURE'], to: 'ISSUED', by: ['hr'] },
    send: { label: 'Record as sent to the CSC', from: ['ISSUED'], to: 'SENT_TO_CSC', by: ['hr'] },
    report: { label: 'In the report on appointments issued', from: ['ISSUED'], to: 'IN_RAI', by: ['report'] },
    attest: { label: 'Attested by the CSC', from: ['SENT_TO_CSC', 'IN_RAI', 'APPEALED'], to: 'ATTESTED', by: ['hr', 'report'] },
    invalidate: {
      label: 'Invalidated by the CSC',
      from: ['SENT_TO_CSC', 'IN_RAI'],
      to: 'INVALIDATED',
      by: ['hr', 'report'],
      needsReason: true,
    },
    appeal: { label: 'Record the appeal', from: ['INVALIDATED'], to: 'APPEALED', by: ['hr'] },
    close: { label: 'Close', from: ['ATTESTED', 'INVALIDATED', 'APPEALED'], to: 'CLOSED', by: ['hr'] },
    /** Where the applicant does not take it: until duty is assumed, whatever the CSC has done (decision 229). */
    cancel: {
      label: 'Cancel the appointment',
      from: ['DRAFT', 'FOR_SIGNATURE', 'ISSUED', 'SENT_TO_CSC', 'IN_RAI', 'ATTESTED', 'APPEALED'],
      to: 'CANCELLED',
      by: ['hr', 'appointee'],
      needsReason: true,
    },
  },
});

export type AppointmentState = (typeof appointmentFlow.states)[number];
export type AppointmentAction = (typeof appointmentFlow.actions)[number];

/** The way of a report on appointments issued (domain, section 11). */
export const raiFlow = workflow({
  states: { DRAFT: 'Draft', CERTIFIED: 'Certified', SUBMITTED: 'Submitted', RECEIVED: 'Received by the CSC', ACTED: 'Acted on' },
  steps: {
    certify: { label: 'Certify', from: ['DRAFT'], to: 'CERTIFIED', by: ['hr'] },
    reopen: { label: 'Take back to draft', from: ['CERTIFIED'], to: 'DRAFT', by: ['hr'] },
    submit: { label: 'Record as submitted', from: ['CERTIFIED'], to: 'SUBMITTED', by: ['hr'] },
    receive: { label: 'Record as received', from: ['SUBMITTED'], to: 'RECEIVED', by: ['hr'] },
    act: { label: 'Record as acted on', from: ['RECEIVED'], to: 'ACTED', by: ['hr'] },
  },
});

export type RaiState = (typeof raiFlow.states)[number];
export type RaiAction = (typeof raiFlow.actions)[number];
