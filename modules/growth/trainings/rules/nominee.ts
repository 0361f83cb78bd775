/** Of CS Form No. 212; codes of the reference list of types of learning and development. */
export const TRAINING_TYPES = ['MANAGERIAL', 'SUPERVISORY', 'TECHNICAL', 'FOUNDATION', 'OTHER'] as const;
export type TrainingType = (typeof TRAINING_TYPES)[number];

/** Where it is held: at the university, elsewhere, or by a screen. Elsewhere alone makes an official travel (domain page, A5.5). */
export const VENUES = ['UNIVERSITY', 'ELSEWHERE', 'ONLINE'] as const;
export type Venue = (typeof VENUES)[number];

/** A training for which people are recommended. Days as YYYY-MM-DD, both of it; money in centavos. */
export interface Training {
  title: string;
  from: string;
  to: string;
  venue: Venue;
  is_abroad: boolean;
  fee: number;
  travel: number;
}

/** Another training of the same person. */
export interface OtherTraining {
  title: string;
  from: string;
  to: string;
  /** From the last day on a report is due, until it is there; null where none is or will be. */
  report: 'DUE' | 'SUBMITTED' | null;
}

/** What is known of a nominee. */
export interface Nominee {
  id: number;
  name: string;
  born_on: string;
  /** The last day of service or of the appointment; null where it has no end. */
  serves_until: string | null;
  serves_from: string | null;
  trainings: readonly OtherTraining[];
  /** Until when service is due for an earlier grant; null where none is. */
  obligation_until: string | null;
}
