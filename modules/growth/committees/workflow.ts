import { workflow } from '@talaan/kernel/contract/workflow.ts';

/** The way of a meeting: planned, called with its agenda, held with those present, its minutes approved by the chair. */
export const meetingFlow = workflow({
  states: { PLANNED: 'Planned', CALLED: 'Called', HELD: 'Held', MINUTES_APPROVED: 'Minutes approved', CANCELLED: 'Cancelled' },
  steps: {
    call: { label: 'Call the meeting', from: ['PLANNED'], to: 'CALLED', by: ['secretary'] },
    hold: { label: 'Record who is present', from: ['CALLED'], to: 'HELD', by: ['secretary'] },
    adjourn: { label: 'No quorum', from: ['HELD'], to: 'PLANNED', by: ['secretary'], needsReason: true },
    approveMinutes: { label: 'Approve the minutes', from: ['HELD'], to: 'MINUTES_APPROVED', by: ['chair'] },
    cancel: { label: 'Cancel', from: ['PLANNED', 'CALLED'], to: 'CANCELLED', by: ['secretary', 'chair'], needsReason: true },
  },
});

export type MeetingState = (typeof meetingFlow.states)[number];
export type MeetingAction = (typeof meetingFlow.actions)[number];

/** What a meeting may say of an item without a step of its request. */
export const PLAIN_DECISIONS = { DEFER: 'Deferred', NOTE: 'Noted' } as const;
