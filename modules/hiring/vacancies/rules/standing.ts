import type { PostState } from '../workflow.ts';
import { isClosed } from './is-closed.ts';

/** States in which the public reads a post; a returned or cancelled one is withdrawn from its eyes. */
export const PUBLIC_STATES = ['POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY', 'EXPIRED', 'FILLED'] as const satisfies readonly PostState[];
/** States in which there is nothing to apply for any more, whatever the dates say. */
const OVER: readonly PostState[] = ['EXPIRED', 'FILLED'];

interface Dates {
  state: PostState;
  opens_at: string | null;
  closes_at: string | null;
}

/**
 * How a post stands for the public at a moment: by the clock, whatever state it still shows (domain page, section 14.3). It is open from
 * `opens_at` and closed after the second of `closes_at`. Null for a post that the public does not see.
 */
export function standingOf({ state, opens_at, closes_at }: Dates, now: Temporal.Instant): 'open' | 'not_yet' | 'closed' | null {
  if (!(PUBLIC_STATES as readonly PostState[]).includes(state) || opens_at === null || closes_at === null) return null;
  if (OVER.includes(state) || isClosed(closes_at, now)) return 'closed';
  return now.epochMilliseconds < Date.parse(opens_at) ? 'not_yet' : 'open';
}
