import type { Points } from './points.ts';

export interface Candidate {
  id: number;
  /** With points of preference. */
  final: Points;
  examination: Points;
  interview: Points;
  /** Of the recorded vote of the board; null where it did not vote on them. */
  votes: number | null;
}

export const TIE_BREAKERS = ['examination', 'interview', 'vote'] as const;
export type TieBreaker = (typeof TIE_BREAKERS)[number];

export interface Rank {
  id: number;
  /** From 1; those still tied share it. */
  rank: number;
  /** Still tied with another: the board has to vote. */
  is_tied: boolean;
  /** What set them apart from another with the same points; null where nothing had to. */
  settled_by: TieBreaker | null;
}

/** All who were scored, by points; ties by the written examination, then the interview, then the recorded vote (sections 8.3 and 14.9). */
export function rankCandidates(candidates: readonly Candidate[]): Rank[] {
  const ordered = candidates.toSorted((one, other) => compare(one, other) || one.id - other.id);
  const ranks: Rank[] = [];
  for (const [at, one] of ordered.entries()) {
    const before = ordered[at - 1];
    const after = ordered[at + 1];
    const isLikeBefore = before !== undefined && compare(before, one) === 0;
    ranks.push({
      id: one.id,
      rank: isLikeBefore ? ranks[at - 1]!.rank : at + 1,
      is_tied: isLikeBefore || (after !== undefined && compare(one, after) === 0),
      settled_by: lastOf([before, after].map((other) => other && settledBy(one, other))),
    });
  }
  return ranks;
}

function compare(one: Candidate, other: Candidate): number {
  return other.final - one.final || other.examination - one.examination || other.interview - one.interview || votesOf(other) - votesOf(one);
}

function settledBy(one: Candidate, other: Candidate): TieBreaker | null {
  if (one.final !== other.final) return null;
  if (one.examination !== other.examination) return 'examination';
  if (one.interview !== other.interview) return 'interview';
  return votesOf(one) === votesOf(other) ? null : 'vote';
}

function votesOf({ votes }: Candidate): number {
  return votes ?? 0;
}

function lastOf(breakers: readonly (TieBreaker | null | undefined)[]): TieBreaker | null {
  return TIE_BREAKERS.findLast((one) => breakers.includes(one)) ?? null;
}
