import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { missingOnForm } from '../rules/form-rules.ts';

/** Refuses to send out a post that lacks something. Errors: 422 with what is missing, by its field. */
export async function requireComplete(db: Database, id: number): Promise<void> {
  const { rows } = await sql<Parameters<typeof missingOnForm>[0]>`
    select v.*, (select count(*) from vacancies.post_item p where p.post_id = v.id) as items,
      coalesce((select jsonb_agg(jsonb_build_object('code', r.code)) from vacancies.requirement r where r.post_id = v.id), '[]') as requirements
    from vacancies.post v where v.id = ${id}`.execute(db);
  const missing = missingOnForm(rows[0]!);
  if (Object.keys(missing).length > 0)
    throw invalid(Object.fromEntries(Object.entries(missing).map(([field, message]) => [field, [message]])));
}
