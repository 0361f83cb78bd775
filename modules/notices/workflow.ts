import type { Group } from '@talaan/kernel/contract/groups.ts';
import { workflow } from '@talaan/kernel/contract/workflow.ts';

/** Whoever makes notices takes all their steps. */
export const HR = ['NOSINOSA'] as const satisfies readonly Group[];

/** The way of a notice (domain, section 9.1). A released one stands: it is corrected by a new one. */
export const noticeWorkflow = workflow({
  states: {
    GENERATED: 'Generated',
    FOR_SIGNATURE: 'For signature',
    SIGNED: 'Signed',
    RELEASED: 'Released',
    CANCELLED: 'Cancelled',
  },
  steps: {
    submit: { label: 'Send for signature', from: ['GENERATED'], to: 'FOR_SIGNATURE', by: HR },
    sign: { label: 'Record as signed', from: ['FOR_SIGNATURE'], to: 'SIGNED', by: HR },
    release: { label: 'Release', from: ['SIGNED'], to: 'RELEASED', by: HR },
    cancel: { label: 'Cancel', from: ['GENERATED', 'FOR_SIGNATURE', 'SIGNED'], to: 'CANCELLED', by: HR, needsReason: true },
  },
});

export const { states: STATES, words: STATE_WORDS, actions: ACTION_NAMES, steps: ACTIONS } = noticeWorkflow;
export type NoticeState = (typeof STATES)[number];
export type NoticeAction = (typeof ACTION_NAMES)[number];

/** The actions that a notice is open to. */
export function openActions(state: NoticeState): NoticeAction[] {
  return noticeWorkflow.open(state, HR);
}

/** The state to which an action brings a notice. */
export function stateAfter(action: NoticeAction): NoticeState {
  return noticeWorkflow.after(ACTIONS[action].from[0]!, action);
}
