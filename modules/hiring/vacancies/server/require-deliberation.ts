import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { PostState } from '../workflow.ts';

/**
 * Refuses to deliberate on a post at a moment: before it is closed, while the CSC holds its form deficient, and once its publication has
 * expired (domain page, sections 4.1 and 8.3). Judged by the dates, whatever state is stored. Errors: 404, 409.
 */
export async function requireDeliberation(db: Database, postId: number, now: Temporal.Instant): Promise<void> {
  const because = await whyNotDeliberated(db, postId, now);
  if (because !== null) throw wrongState(because);
}

/** Why the board cannot deliberate on a post at a moment; null where it can. Error: 404. */
export async function whyNotDeliberated(db: Database, postId: number, now: Temporal.Instant): Promise<string | null> {
  const { rows } = await sql<{ code: string; state: PostState; closes_at: string | null; valid_until: string | null }>`
    select code, vacancies.state_at(state, closes_at, valid_until, ${now.toString()}::timestamptz) as state, closes_at, valid_until
    from vacancies.post where id = ${postId}`.execute(db);
  const post = rows[0];
  if (!post) throw notFound('There is no such job post.');
  const refusal = refuse(post);
  return refusal && `${post.code}: ${refusal}`;
}

function refuse({
  state,
  closes_at: closes,
  valid_until: until,
}: {
  state: PostState;
  closes_at: string | null;
  valid_until: string | null;
}) {
  switch (state) {
    case 'VALID':
    case 'NEAR_EXPIRY':
    case 'CLOSED':
      return null;
    case 'POSTED':
      return `applications are taken until ${localTime(closes!)}. Deliberation starts after that.`;
    case 'DEFICIENT':
      return 'the CSC returned its form as deficient. Send the corrected form and post it again first.';
    case 'EXPIRED':
      return `its publication was valid until ${longDate(until!)}. Publish it again first.`;
    case 'FILLED':
      return 'it is filled.';
    case 'CANCELLED':
      return 'it was cancelled.';
    case 'DRAFT':
    case 'FOR_SIGNATURE':
    case 'SUBMITTED':
      return 'it is not posted yet.';
  }
}
