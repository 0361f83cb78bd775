import type { RawBuilder } from 'kysely';
import { anyPoint } from '../contract/contributions.ts';

/** Something that is missing on record or contradicts itself, as a kind: people without a date of birth, items without standards. */
export interface RecordFault {
  /** `personnel.no-birth-date`. */
  name: string;
  title: string;
  /** The module as users know it. */
  area: string;
  /**
   * The records that have it on a day: a select of `key` (what tells them apart within the kind), `personnel_id` (null where no person has it),
   * `office_id` (null where none), `what` (one line) and `link` (where it is mended).
   */
  on: (day: string) => RawBuilder<unknown>;
}

export const recordFaults = anyPoint<RecordFault>('faults of data');
