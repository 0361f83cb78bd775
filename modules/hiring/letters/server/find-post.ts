import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';

export interface PostOfLetters {
  id: number;
  code: string;
  title: string;
}

/** Joins a post `v` with its office `o` and its request to hire `h`, by which it is reached. */
export const POST = sql`vacancies.post v join organization.office_view o on o.id = v.office_id join hiring.request h on h.id = v.request_id`;

/** Whether the caller writes to the applicants of the post `v`. */
export function postIsReached(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, ['JOBPOST'], { person: 'h.requester_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}

/** Error: 404 beyond one's reach. */
export async function findPost({ db, actor }: Pick<Call, 'db' | 'actor'>, id: number): Promise<PostOfLetters> {
  const { rows } = await sql<PostOfLetters>`
    select v.id, v.code, v.title from ${POST} where v.id = ${id} and ${postIsReached(actor)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such job post.');
  return rows[0];
}
