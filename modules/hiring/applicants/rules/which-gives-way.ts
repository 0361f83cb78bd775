import { applicationFlow, ENDED_STATES, type ApplicationState } from '../workflow.ts';

/** One of two applications of one person for the same post, under two records. */
export interface Twice {
  state: ApplicationState;
  /** Null for a draft. */
  submitted_at: string | null;
}

/**
 * Which of two applications for one post gives way when the records of their applicant are joined, and how: a draft is discarded, one that has
 * ended stays as it is beside the other, and one that is looked at is withdrawn before. The one that is further on its way stands, of two
 * equal ones the earlier; where that says nothing, that of the record which is kept.
 */
export function whichGivesWay(kept: Twice, merged: Twice): { gives: 'kept' | 'merged'; by: 'discard' | 'staying' | 'withdrawal' } {
  const ahead = reached(merged.state) - reached(kept.state) || compare(kept.submitted_at, merged.submitted_at);
  const gives = ahead > 0 ? 'kept' : 'merged';
  const { state } = gives === 'kept' ? kept : merged;
  return { gives, by: state === 'DRAFT' ? 'discard' : hasEnded(state) ? 'staying' : 'withdrawal' };
}

/** Drafts first, then what has ended, then what is on its way by how far it is; who has assumed duty is furthest. */
function reached(state: ApplicationState): number {
  if (state === 'DRAFT') return -2;
  return hasEnded(state) ? -1 : applicationFlow.states.indexOf(state);
}

/** An application that led to the service is not one that came to nothing. */
function hasEnded(state: ApplicationState): boolean {
  return state !== 'ASSUMED' && ENDED_STATES.some((one) => one === state);
}

/** Above 0 where the second moment is the earlier one. */
function compare(one: string | null, other: string | null): number {
  if (one === null || other === null) return 0;
  return Math.sign(Date.parse(one) - Date.parse(other));
}
