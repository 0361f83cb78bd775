import { isClosed } from '@talaan/vacancies/rules/is-closed.ts';
import type { PostState } from '@talaan/vacancies/workflow.ts';

/** What decides of a post whether applications are taken. Moments as ISO texts. */
export interface PostClock {
  state: PostState;
  opens_at: string | null;
  closes_at: string | null;
}

/** States whose publication stands: within them the times alone decide, not whether the clock has closed the post yet. */
const STANDING: readonly PostState[] = ['POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY'];

/**
 * Why an application that was received at a moment is not taken; null where it is. It is late from the second after the closing time,
 * whatever state the post still shows (domain page, section 14.3).
 */
export function whyNotTaken({ state, opens_at, closes_at }: PostClock, received: Temporal.Instant): string | null {
  if (state === 'CANCELLED') return 'This post was cancelled. No applications are taken.';
  if (state === 'DEFICIENT') return 'The publication of this post is being corrected. Applications are taken again when it is posted anew.';
  if (state === 'FILLED') return 'This post was filled.';
  if (!STANDING.includes(state) || opens_at === null || closes_at === null) return 'This post is not open for applications.';
  if (received.epochMilliseconds < Temporal.Instant.from(opens_at).epochMilliseconds)
    return 'Applications for this post are not taken yet.';
  if (isClosed(closes_at, received)) return 'The closing time of this post has passed. Applications are no longer taken.';
  return null;
}
