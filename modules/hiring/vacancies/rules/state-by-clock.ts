import type { PostAction, PostState } from '../workflow.ts';
import { isClosed } from './is-closed.ts';
import { alertDay } from './publication-dates.ts';

/** A post as far as the clock moves it. Instants as ISO texts, days as YYYY-MM-DD. */
export interface ClockedPost {
  state: PostState;
  opens_at: string | null;
  closes_at: string | null;
  /** Null for a post that is not published, which does not expire. */
  valid_until: string | null;
}

const MOVED_BY_CLOCK: readonly PostState[] = ['POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY'];

/**
 * The state of a post at a moment, whatever is stored (domain page, section 4.1): `today` is the day of that moment at the university. It never
 * goes back. The database says the same in `vacancies.state_at`.
 */
export function stateByClock(post: ClockedPost, now: Temporal.Instant, today: string): PostState {
  const { state, valid_until: until } = post;
  if (!MOVED_BY_CLOCK.includes(state) || (state === 'POSTED' && (post.closes_at === null || !isClosed(post.closes_at, now)))) return state;
  if (until !== null && today > until) return 'EXPIRED';
  if (until !== null && today >= alertDay(until)) return 'NEAR_EXPIRY';
  return state === 'NEAR_EXPIRY' ? state : 'VALID';
}

const CLOCK_STEPS: readonly [action: PostAction, from: PostState, to: PostState][] = [
  ['close', 'POSTED', 'CLOSED'],
  ['validate', 'CLOSED', 'VALID'],
  ['near', 'VALID', 'NEAR_EXPIRY'],
  ['expire', 'NEAR_EXPIRY', 'EXPIRED'],
];

/** The steps from a stored state to that of the clock, each one of the flow. */
export function clockSteps(from: PostState, to: PostState): { action: PostAction; from: PostState; to: PostState }[] {
  const begin = CLOCK_STEPS.findIndex(([, before]) => before === from);
  const end = CLOCK_STEPS.findIndex(([, , after]) => after === to);
  if (begin === -1) return [];
  return CLOCK_STEPS.slice(begin, end + 1).map(([action, before, after]) => ({ action, from: before, to: after }));
}
