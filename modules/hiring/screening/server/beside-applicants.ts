import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { NOT_COMPUTED, UNDECIDED } from './applicant-rows.ts';
import { READERS } from '../contract/access.ts';
import { findPostInScope } from './find-in-scope.ts';
import { toPostOfList } from './post-of-list.ts';

/** What the list says beside its rows: its post, and how many wait for a decision or a computation. */
export async function besideApplicants(call: Call<{ id: number }>) {
  const post = await findPostInScope(call, call.params.id, READERS);
  const { rows } = await sql<{ undecided: number; uncomputed: number }>`
    select count(*)::integer as undecided, count(*) filter (where ${NOT_COMPUTED})::integer as uncomputed
    from applicants.application a left join screening.screening s on s.application_id = a.id
    where a.post_id = ${post.id} and a.reference is not null and ${UNDECIDED}`.execute(call.db);
  return { post: toPostOfList(post), ...rows[0]! };
}
