import type { Dated } from '../dated.ts';

/** A rating period, usually a half year. Both days are of it. */
export interface Period {
  id: number;
  name: string;
  from: string;
  to: string;
}

/** Days that a university counts with, all of the calendar; a period keeps those of its first day. */
export interface DeadlineTable extends Dated {
  /** Targets are submitted so many days before the period, or so many after the entry of the person, whichever is later. */
  targets_before: number;
  targets_after_entry: number;
  /** Self-ratings are submitted, and final forms are with HR, so many days after the period. */
  self_rating: number;
  final: number;
  /** An appeal is filed within so many days of the receipt of the final rating, and decided within so many months. */
  appeal: number;
  appeal_months: number;
  /** With fewer days of service in the period a person is not rated. */
  least_days: number;
}

/** As MC 6 s.2012 and the domain page (B5, B6.6) have them. */
export const KNOWN_DEADLINES: readonly DeadlineTable[] = [
  {
    effective_on: '2012-01-01',
    source: 'CSC MC 6 s.2012',
    targets_before: 15,
    targets_after_entry: 30,
    self_rating: 10,
    final: 31,
    appeal: 10,
    appeal_months: 1,
    least_days: 90,
  },
];
