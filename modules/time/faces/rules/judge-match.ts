import type { FaceLimits } from './settings.ts';

/** A registered person and how alike the face is to theirs, in thousandths; of several images of one person each, or the best. */
export interface Candidate {
  personnelId: number;
  score: number;
}

export type MatchOutcome = 'ACCEPTED' | 'DOUBTFUL' | 'UNKNOWN';

export interface Match {
  outcome: MatchOutcome;
  /** The best; null where there is no candidate at all. */
  best: Candidate | null;
  /** The score of the best other person. */
  second: number | null;
}

/**
 * Whose face it is. Accepted is the best candidate that reaches the limit and is ahead of every other person by the margin; what only reaches the
 * lower limit, or is not ahead enough, is for people to judge.
 */
export function judgeMatch(
  candidates: readonly Candidate[],
  { accept, review, margin }: Pick<FaceLimits, 'accept' | 'review' | 'margin'>,
): Match {
  const ranked = candidates.toSorted((one, other) => other.score - one.score || one.personnelId - other.personnelId);
  const best = ranked[0] ?? null;
  const second = ranked.find(({ personnelId }) => personnelId !== best?.personnelId)?.score ?? null;
  if (!best || best.score < Math.min(review, accept)) return { outcome: 'UNKNOWN', best, second };
  const isAhead = second === null || best.score - second >= margin;
  return { outcome: best.score >= accept && isAhead ? 'ACCEPTED' : 'DOUBTFUL', best, second };
}

/** The same with what the camera saw of life: a match counts without a look only where the challenge was done before a face that is real and alive. */
export function judgeRecognition(
  match: MatchOutcome,
  seen: { real: number; live: number; passed: boolean },
  { real, live }: Pick<FaceLimits, 'real' | 'live'>,
): MatchOutcome {
  const isAlive = seen.passed && seen.real >= real && seen.live >= live;
  return match === 'ACCEPTED' && !isAlive ? 'DOUBTFUL' : match;
}
