import { hasVote, type Seat } from './seat.ts';

export interface Quorum {
  /** Seats with a vote, and how many more than half of them are. */
  seats: number;
  needed: number;
  /** Seats that are present and vote. */
  voting: number[];
  holds: boolean;
}

/** More than half of the seats with a vote (domain page, A5.6); who abstains is not counted as present for the item. */
export function quorumOf(seats: readonly Seat[], present: ReadonlySet<number>, abstains: ReadonlySet<number> = new Set()): Quorum {
  const all = seats.filter(hasVote);
  const voting = all.filter(({ id }) => present.has(id) && !abstains.has(id)).map(({ id }) => id);
  const needed = Math.floor(all.length / 2) + 1;
  return { seats: all.length, needed, voting, holds: all.length > 0 && voting.length >= needed };
}
