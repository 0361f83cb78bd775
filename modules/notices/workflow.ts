import type { Group } from '@talaan/kernel/contract/groups.ts';

/** The states of a notice (domain, section 9.1). */
export const STATES = ['GENERATED', 'FOR_SIGNATURE', 'SIGNED', 'RELEASED', 'CANCELLED'] as const;
export type NoticeState = (typeof STATES)[number];

interface Transition {
  label: string;
  from: readonly NoticeState[];
  to: NoticeState;
  by: readonly Group[];
  needsReason?: true;
}

/** What may be done with a notice, from where, and by whom. A released one stands: it is corrected by a new one. */
export const ACTIONS = {
  submit: { label: 'Send for signature', from: ['GENERATED'], to: 'FOR_SIGNATURE', by: ['NOSINOSA'] },
  sign: { label: 'Record as signed', from: ['FOR_SIGNATURE'], to: 'SIGNED', by: ['NOSINOSA'] },
  release: { label: 'Release', from: ['SIGNED'], to: 'RELEASED', by: ['NOSINOSA'] },
  cancel: { label: 'Cancel', from: ['GENERATED', 'FOR_SIGNATURE', 'SIGNED'], to: 'CANCELLED', by: ['NOSINOSA'], needsReason: true },
} as const satisfies Record<string, Transition>;

export type NoticeAction = keyof typeof ACTIONS;
export const ACTION_NAMES = Object.keys(ACTIONS) as NoticeAction[];

/** The actions that a notice is open to. */
export function openActions(state: NoticeState): NoticeAction[] {
  return ACTION_NAMES.filter((name) => (ACTIONS[name].from as readonly NoticeState[]).includes(state));
}

/** A state in plain words. */
export const STATE_WORDS: Record<NoticeState, string> = {
  GENERATED: 'Generated',
  FOR_SIGNATURE: 'For signature',
  SIGNED: 'Signed',
  RELEASED: 'Released',
  CANCELLED: 'Cancelled',
};
