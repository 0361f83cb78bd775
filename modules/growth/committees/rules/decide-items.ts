import { quorumOf } from './quorum.ts';
import type { Seat } from './seat.ts';

/** An item of an agenda: a plan, an application, a nomination, an appeal. */
export interface AgendaItem {
  id: number;
  title: string;
  /** Whom it concerns; null of a unit's plan. */
  person_id: number | null;
  office_id: number;
}

/** Who is at a meeting. */
export interface Meeting {
  seats: readonly Seat[];
  present: ReadonlySet<number>;
  /** The office of each member, by person. */
  offices: ReadonlyMap<number, number>;
}

export interface ItemJudged {
  item_id: number;
  /** Members whom it concerns, who do not act on it. */
  abstains: string[];
  /** Members who act on a row of their own office: the print says so (domain page, B6.9). */
  own_office: string[];
  /** Why it cannot be decided at this meeting; null where it can. */
  refused: string | null;
}

/**
 * Which items a meeting may decide, each by itself, so that many are decided at once and none takes another along: a member abstains on their own row, and
 * the quorum holds without them; on a row of the own office they may act (domain page, A5.6, B6.9).
 */
export function judgeItems(items: readonly AgendaItem[], { seats, present, offices }: Meeting): ItemJudged[] {
  return items.map(({ id, title, person_id: person, office_id: office }) => {
    const there = seats.filter((seat) => present.has(seat.id));
    const own = there.filter((seat) => seat.person_id === person);
    const others = there.filter((seat) => seat.person_id !== person && offices.get(seat.person_id) === office);
    const { holds, needed, voting } = quorumOf(seats, present, new Set(own.map((seat) => seat.id)));
    const few = `${needed} members are needed to decide ${title}; ${voting.length} may.`;
    return { item_id: id, abstains: own.map(({ name }) => name), own_office: others.map(({ name }) => name), refused: holds ? null : few };
  });
}
