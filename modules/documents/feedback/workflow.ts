import { workflow } from '@talaan/kernel/contract/workflow.ts';

/** The way of an item of feedback; both ends tell the sender why (they need a reply). */
export const itemFlow = workflow({
  states: { NEW: 'New', TRIAGED: 'Triaged', IN_PROGRESS: 'In progress', DONE: 'Done', REJECTED: 'Rejected' },
  steps: {
    triage: { label: 'Triage', from: ['NEW'], to: 'TRIAGED', by: ['triager'] },
    start: { label: 'Start work', from: ['TRIAGED'], to: 'IN_PROGRESS', by: ['triager'] },
    finish: { label: 'Mark as done', from: ['TRIAGED', 'IN_PROGRESS'], to: 'DONE', by: ['triager'], needsReason: true },
    reject: { label: 'Reject', from: ['NEW', 'TRIAGED', 'IN_PROGRESS'], to: 'REJECTED', by: ['triager'], needsReason: true },
  },
});

export type ItemState = (typeof itemFlow.states)[number];
export type ItemAction = (typeof itemFlow.actions)[number];

/** States in which an item is still worked on, and may be joined with another. */
export const OPEN_STATES: readonly ItemState[] = ['NEW', 'TRIAGED', 'IN_PROGRESS'];
