/** The secretary records and has no vote. */
export const SEAT_ROLES = ['CHAIR', 'VICE_CHAIR', 'MEMBER', 'SECRETARY'] as const;
export type SeatRole = (typeof SEAT_ROLES)[number];

/** For whom a member sits, where the law names them: of the performance management team (CSC MC 6 s.2012). */
export const REPRESENTED = ['EXECUTIVE', 'HR', 'PLANNING', 'FINANCE', 'RANK_AND_FILE'] as const;
export type Represented = (typeof REPRESENTED)[number];

/** A term of a person on a committee, by an order; both days counted, null without an end. */
export interface Seat {
  id: number;
  person_id: number;
  name: string;
  role: SeatRole;
  represents: Represented | null;
  from: string;
  to: string | null;
  order_no: string;
}

/** The seats of a day. */
export function seatsOn(seats: readonly Seat[], day: string): Seat[] {
  return seats.filter(({ from, to }) => from <= day && (to === null || to >= day));
}

/** Whether a seat has a vote. */
export function hasVote({ role }: Pick<Seat, 'role'>): boolean {
  return role !== 'SECRETARY';
}
