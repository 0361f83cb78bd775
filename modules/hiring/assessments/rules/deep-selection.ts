export interface Contender {
  rank: number;
  /** Serves the university already. */
  is_internal: boolean;
  /** Holds a position that is next in rank to the one that is filled. */
  is_next_in_rank: boolean;
}

/** Deep selection (2017 ORAOHRA Sec. 87; section 14.10): an employee who is not next-in-rank, above a next-in-rank in the same ranking. */
export function isDeepSelection(chosen: Contender, ranked: readonly Contender[]): boolean {
  return chosen.is_internal && !chosen.is_next_in_rank && ranked.some(({ is_next_in_rank, rank }) => is_next_in_rank && rank > chosen.rank);
}
