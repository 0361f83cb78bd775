export const LEVELS = ['first', 'second'] as const;
export type Level = (typeof LEVELS)[number];

/** A seat as far as the quorum asks for it. */
export interface CountedSeat {
  id: number;
  votes: boolean;
  /** A representative of the rank and file, who sits for positions of that level alone; null sits for all. */
  level: Level | null;
  /** The regular seat that this one stands in for. */
  alternate_for_id: number | null;
}

export interface Quorum {
  /** How many regular seats vote about positions of the level. */
  seats: number;
  /** A majority of them. */
  needed: number;
  /** The seats whose holders vote: regular ones, or the alternate in the place of one. */
  voting: number[];
  holds: boolean;
}

/**
 * The quorum about one applicant (domain page, sections 7 and 14.9): a majority of the seats that vote about positions of the level; who
 * does not take part is not present, and an alternate fills the seat of a regular member who is not there.
 */
export function quorumOf(
  seats: readonly CountedSeat[],
  {
    level,
    present,
    inhibited,
  }: {
    /** Of the post, as posts have it; without one as the second. */
    level: string | null;
    /** The seats whose holders are there. */
    present: ReadonlySet<number>;
    /** The seats whose holders do not take part for this applicant. */
    inhibited: ReadonlySet<number>;
  },
): Quorum {
  const takesPart = ({ id }: CountedSeat) => present.has(id) && !inhibited.has(id);
  const regular = seats.filter((seat) => seat.alternate_for_id === null && seat.votes && sitsFor(seat, level));
  const voting = regular.flatMap((seat) => {
    const holder = takesPart(seat) ? seat : seats.find((one) => one.alternate_for_id === seat.id && takesPart(one));
    return holder ? [holder.id] : [];
  });
  const needed = majorityOf(regular.length);
  return { seats: regular.length, needed, voting, holds: voting.length >= needed };
}

/** Representatives of the rank and file sit for their own level alone, and for no executive or managerial position (section 7). */
export function sitsFor(seat: Pick<CountedSeat, 'level'>, level: string | null): boolean {
  return seat.level === null || seat.level === (level ?? 'second');
}

/** How many of so many seats are a majority. */
export function majorityOf(seats: number): number {
  return Math.floor(seats / 2) + 1;
}
