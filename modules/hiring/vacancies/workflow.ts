import { workflow } from '@talaan/kernel/contract/workflow.ts';

/** The way of a job post (domain page, sections 4.1 and 14.4). 'clock' is Talaan, as the dates tell it. */
export const postFlow = workflow({
  states: {
    DRAFT: 'Draft',
    FOR_SIGNATURE: 'For signature',
    SUBMITTED: 'Submitted to the CSC',
    POSTED: 'Posted',
    CLOSED: 'Closed',
    DEFICIENT: 'Deficient',
    VALID: 'Valid',
    NEAR_EXPIRY: 'Near expiry',
    EXPIRED: 'Expired',
    FILLED: 'Filled',
    CANCELLED: 'Cancelled',
  },
  steps: {
    complete: { label: 'Send for signature', from: ['DRAFT'], to: 'FOR_SIGNATURE', by: ['hr'] },
    take_back: { label: 'Take back to draft', from: ['FOR_SIGNATURE'], to: 'DRAFT', by: ['hr'] },
    send: { label: 'Record as sent to the CSC', from: ['FOR_SIGNATURE'], to: 'SUBMITTED', by: ['hr'] },
    post: { label: 'Record the posting', from: ['SUBMITTED'], to: 'POSTED', by: ['hr'] },
    /** Job orders, casuals and lecturers: opened by choice, without the CSC (section 12). */
    open: { label: 'Open for applications', from: ['DRAFT'], to: 'POSTED', by: ['hr'] },
    close: { label: 'Close', from: ['POSTED'], to: 'CLOSED', by: ['clock'] },
    validate: { label: 'Valid', from: ['CLOSED'], to: 'VALID', by: ['clock'] },
    near: { label: 'Near expiry', from: ['VALID'], to: 'NEAR_EXPIRY', by: ['clock'] },
    expire: { label: 'Expire', from: ['NEAR_EXPIRY'], to: 'EXPIRED', by: ['clock'] },
    return: {
      label: 'Record a deficiency',
      from: ['SUBMITTED', 'POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY'],
      to: 'DEFICIENT',
      by: ['hr'],
      needsReason: true,
    },
    send_again: { label: 'Send the corrected form', from: ['DEFICIENT'], to: 'SUBMITTED', by: ['hr'] },
    /** Standards, grade, item or place changed after the form was sent: a new version with new dates (section 4.1). */
    change: {
      label: 'Change and publish again',
      from: ['SUBMITTED', 'POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY'],
      to: 'FOR_SIGNATURE',
      by: ['hr'],
    },
    publish_again: { label: 'Publish again', from: ['EXPIRED'], to: 'FOR_SIGNATURE', by: ['hr'] },
    fill: { label: 'Filled', from: ['VALID', 'NEAR_EXPIRY', 'CLOSED', 'POSTED'], to: 'FILLED', by: ['clock'] },
    cancel: {
      label: 'Void job post',
      from: ['DRAFT', 'FOR_SIGNATURE', 'SUBMITTED', 'POSTED', 'CLOSED', 'DEFICIENT', 'VALID', 'NEAR_EXPIRY', 'EXPIRED'],
      to: 'CANCELLED',
      by: ['hr'],
      needsReason: true,
    },
  },
});

export type PostState = (typeof postFlow.states)[number];
export type PostAction = (typeof postFlow.actions)[number];
