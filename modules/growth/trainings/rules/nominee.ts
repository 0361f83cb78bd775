/** Where it is held: at the university, elsewhere, or by a screen. */
export const VENUES = ['UNIVERSITY', 'ELSEWHERE', 'ONLINE'] as const;
export type Venue = (typeof VENUES)[number];

/** A training for which people are recommended. Days as YYYY-MM-DD, both of it; money in centavos, for one person. */
export interface Training {
  /** Null where it is not kept yet. */
  training_id: number | null;
  title: string;
  from: string;
  to: string;
  venue: Venue;
  is_abroad: boolean;
  fee: number;
  travel: number;
}

/** Another training of the same person, that is not cancelled or disapproved. */
export interface OtherTraining {
  training_id: number;
  title: string;
  from: string;
  to: string;
  /** Whether certificate, report and re-entry plan are there; a training nobody marked counts as attended (domain page, A5.5). */
  is_reported: boolean;
  /** The last day for them. */
  report_due_on: string;
}

/** What is known of a nominee. Days as YYYY-MM-DD. */
export interface Nominee {
  born_on: string;
  /** Of the appointment; null before it begins or where there is none. */
  serves_from: string | null;
  /** The last day of service or of the appointment; null where it has no end. */
  serves_until: string | null;
  trainings: readonly OtherTraining[];
  /** Until when service is due for an earlier grant; null where none is. */
  obligation_until: string | null;
}

/** Only what is held elsewhere makes an official travel for its dates (domain page, A3, A5.5). */
export function makesTravel({ venue }: Pick<Training, 'venue'>): boolean {
  return venue === 'ELSEWHERE';
}
