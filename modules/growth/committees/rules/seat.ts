/** Scholarships, personnel development, a department's personnel committee, performance management team. */
export const COMMITTEE_KINDS = ['SCHOLARSHIP', 'PDC', 'DPC', 'PMT'] as const;
export type CommitteeKind = (typeof COMMITTEE_KINDS)[number];

/** The secretary records and has no vote. */
export const SEAT_ROLES = ['CHAIR', 'VICE_CHAIR', 'MEMBER', 'SECRETARY'] as const;
export type SeatRole = (typeof SEAT_ROLES)[number];

/** A term of a person on a committee, by an order; both days counted, null without an end. */
export interface Seat {
  id: number;
  person_id: number;
  name: string;
  role: SeatRole;
  from: string;
  to: string | null;
  order_no: string;
}
