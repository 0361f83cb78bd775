import { sql } from 'kysely';
import type { AnswerOf, Call, QueryOf } from '@talaan/kernel/server/mount.ts';
import type { findNextApplication as endpoint } from '../contract/applicants.ts';
import { SCREENERS } from '../contract/access.ts';
import { UNDECIDED } from './applicant-rows.ts';
import { findPostInScope } from './find-in-scope.ts';

/** Error: 404 for a post that is not there or beyond reach. */
export async function findNextApplication(call: Call<{ id: number }, QueryOf<typeof endpoint>>): Promise<AnswerOf<typeof endpoint>> {
  const post = await findPostInScope(call, call.params.id, SCREENERS);
  const { rows } = await sql<{ id: number }>`
    select a.id from applicants.application a where a.post_id = ${post.id} and ${UNDECIDED}
    order by (a.id = ${call.query.preferred ?? null}::integer) desc nulls last, a.submitted_at, a.id limit 1`.execute(call.db);
  return { application: rows[0]?.id ?? null };
}
