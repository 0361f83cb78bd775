import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { earliestIssuance } from '../rules/publication-dates.ts';
import { dayOf } from './post-rows.ts';

/** What an appointment says of the publication, and within which days it is issued. Days as YYYY-MM-DD; null where a post need not be published. */
export interface AppointmentDates {
  is_published: boolean;
  /** The CSC found the publication deficient. */
  is_deficient: boolean;
  /** From its first posting day until its closing day. */
  posted_on: string | null;
  closed_on: string | null;
  /** The first day of issuance: the posting is over. */
  earliest: string | null;
  /** The last day of issuance. */
  valid_until: string | null;
  /** Where it was published, in the words of the form. */
  mode: string;
}

/** The dates of the publication in force of a post (CS Form No. 33, back). Undefined where there is no such post. */
export async function appointmentDates(db: Database, postId: number): Promise<AppointmentDates | undefined> {
  const { rows } = await sql<{
    is_published: boolean;
    is_deficient: boolean;
    posted_on: string | null;
    closes_at: string | null;
    valid_until: string | null;
    mode: string;
  }>`
    select v.is_published, v.state = 'DEFICIENT' as is_deficient, v.posted_on, v.closes_at, v.valid_until, coalesce(p.mode, '') as mode
    from vacancies.post v left join vacancies.publication p on p.post_id = v.id and p.version = v.version where v.id = ${postId}`.execute(
    db,
  );
  const post = rows[0];
  if (!post) return undefined;
  const { closes_at: closesAt, ...dates } = post;
  const closedOn = closesAt && dayOf(closesAt);
  return { ...dates, closed_on: closedOn, earliest: closedOn && earliestIssuance(closedOn) };
}
