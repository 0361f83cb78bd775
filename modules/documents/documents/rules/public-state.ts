import type { HOLD_CAUSES, HOP_ENDS } from '../contract/words.ts';
import type { DocumentState } from '../workflow.ts';

/** How far a paper is, as the public is told. */
export const PUBLIC_STATES = {
  received: 'Received',
  on_its_way: 'On its way',
  worked_on: 'Being worked on',
  waits_for_papers: 'On hold: waiting for your papers',
  on_hold: 'On hold',
  for_release: 'Approved, to be released',
  ready: 'Ready for pick-up',
  released: 'Released',
  disapproved: 'Disapproved',
} as const;
export type PublicState = keyof typeof PUBLIC_STATES;

export interface Tracked {
  state: Exclude<DocumentState, 'DRAFT'>;
  /** An office other than the one that registered it has received it. */
  wasReceived: boolean;
  /** Of the pause that runs. */
  cause: keyof typeof HOLD_CAUSES | null;
  /** How its latest stay ended; null while it runs. */
  endedAs: keyof typeof HOP_ENDS | null;
}

/** What is left out of the way of a paper inside: who returned it to whom, and that a closed one is archived. */
export function publicState({ state, wasReceived, cause, endedAs }: Tracked): PublicState {
  switch (state) {
    case 'INCOMING':
    case 'RETURNED':
      return 'on_its_way';
    case 'RECEIVED':
      return wasReceived ? 'worked_on' : 'received';
    case 'HOLD':
      return cause === 'lacking_paper' ? 'waits_for_papers' : 'on_hold';
    case 'PENDING':
      return 'for_release';
    case 'PICKUP':
      return 'ready';
    case 'RELEASED':
      return 'released';
    case 'REJECTED':
      return 'disapproved';
    case 'ARCHIVED':
      return endedAs === 'REJECTED' ? 'disapproved' : 'released';
  }
}

const NOT_DUE: readonly PublicState[] = ['waits_for_papers', 'ready', 'released', 'disapproved'];

/** Whether the due day still counts for the office: a clock that waits for papers of the sender moves it (RA 11032 Sec. 9a). */
export function isDue(state: PublicState): boolean {
  return !NOT_DUE.includes(state);
}
