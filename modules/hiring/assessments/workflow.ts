import { workflow } from '@talaan/kernel/contract/workflow.ts';

/** The way of an assessment sheet. Without a row it is not started; what is locked by a ranking, the chair alone opens again. */
export const sheetFlow = workflow({
  states: { NOT_STARTED: 'Not started', IN_PROGRESS: 'Begun', SUBMITTED: 'Submitted', LOCKED: 'Locked' },
  steps: {
    submit: { label: 'Submit', from: ['NOT_STARTED', 'IN_PROGRESS'], to: 'SUBMITTED', by: ['member'] },
    return: { label: 'Return', from: ['SUBMITTED'], to: 'IN_PROGRESS', by: ['secretary'], needsReason: true },
    lock: { label: 'Lock', from: ['SUBMITTED'], to: 'LOCKED', by: ['secretary'] },
    unlock: { label: 'Open again', from: ['LOCKED'], to: 'IN_PROGRESS', by: ['chair'], needsReason: true },
  },
});

export type SheetState = (typeof sheetFlow.states)[number];
