import type { RawBuilder } from 'kysely';
import { anyPoint, onePoint } from '../../contract/contributions.ts';
import type { Database } from '../database/database.ts';
import type { callOfJob } from '../jobs/job-call.ts';

/** What a purge works with: the transaction of a batch, and who started it. */
export type PurgeCall = ReturnType<typeof callOfJob>;

/** Until when records of a kind are kept, as it applies at a moment. */
export interface Retention {
  /** `400 days`, or why none is due. */
  kept: string;
  /**
   * A select of what is due now: `id` (text), `personnel_id` (null where no person is named), `since` (the day from which its time counted) and
   * `what` (one line). Read with all records open. What was purged is no longer in it.
   */
  due: RawBuilder<unknown>;
}

/** Personal data that is kept for a time and deleted after it (RA 10173, sec. 11 e and f). */
export interface RetentionKind {
  /** `identity.sign-ins`. */
  key: string;
  title: string;
  /** What a purge deletes, and what stays. */
  deletes: string;
  /** The law or rule, and who sets the time. */
  law: string;
  /** From which day the time counts. */
  from: string;
  /** Purged each night by a job of the module (`purgeDue`); others only when the data protection officer says so. */
  isNightly: boolean;
  at: (call: { db: Database; now: Temporal.Instant; today: string }) => Retention | Promise<Retention>;
  /** Deletes these, which are due and not held, within the transaction at hand. */
  purge: (call: PurgeCall, ids: readonly string[]) => Promise<void>;
}

export const retentionKinds = anyPoint<RetentionKind>('kinds of records that are kept for a time');

/** What purges ask of the module that keeps legal holds. */
export interface RetentionBook {
  /** Whether no hold is on the kind or the person on the day; `person` is a column. */
  notHeld: (of: { kind: string; person: RawBuilder<unknown>; today: string }) => RawBuilder<boolean>;
  /** Notes how many were purged, within their transaction; `run` is the same for all batches of a run. */
  record: (call: PurgeCall, purged: { run: string; kind: string; count: number }) => Promise<void>;
}

export const retentionBook = onePoint<RetentionBook>('the book of retention and legal holds');
