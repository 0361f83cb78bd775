/** How many names the board submits: five for the first vacancy and one more for each further (section 14.5). */
export function lengthOfList(vacancies: number): number {
  return 4 + Math.max(1, vacancies);
}

export interface Listed {
  id: number;
  rank: number;
  is_tied: boolean;
  /** Reached the pass mark and is still in the selection. */
  can_be_recommended: boolean;
}

/** The names of the list in the order of rank, fewer where fewer can be recommended. */
export function topOf(ranked: readonly Listed[], vacancies: number): Listed[] {
  return eligible(ranked).slice(0, lengthOfList(vacancies));
}

/** Who is tied and stands on the list, or would with the other of the tie: the board votes on them before it recommends. */
export function tiesOfList(ranked: readonly Listed[], vacancies: number): Listed[] {
  const ranks = new Set(topOf(ranked, vacancies).map(({ rank }) => rank));
  const tied = eligible(ranked).filter(({ is_tied, rank }) => is_tied && ranks.has(rank));
  return tied.filter(({ rank, id }) => tied.some((other) => other.rank === rank && other.id !== id));
}

function eligible(ranked: readonly Listed[]): Listed[] {
  return ranked.filter(({ can_be_recommended }) => can_be_recommended).toSorted((one, other) => one.rank - other.rank || one.id - other.id);
}
