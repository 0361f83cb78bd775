import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Requirement } from '../contract/posts.ts';

/** Puts the papers that a post asks for in the place of those before, in their order. */
export async function writeRequirements(db: Database, postId: number, requirements: readonly Requirement[]): Promise<void> {
  await sql`delete from vacancies.requirement where post_id = ${postId}`.execute(db);
  await sql`
    insert into vacancies.requirement (post_id, code, label, is_needed, place)
    select ${postId}, r.code, r.label, r.is_needed, r.place
    from jsonb_to_recordset(${JSON.stringify(requirements.map((one, at) => ({ ...one, place: at + 1 })))}::jsonb)
      as r (code text, label text, is_needed boolean, place smallint)`.execute(db);
}
