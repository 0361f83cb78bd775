import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

export interface Choice {
  states: readonly string[];
  applications: readonly number[];
}

/** The applications of a post to which a letter goes, in order; drafts get none. Error: 422 on `states` where there are none. */
export async function chooseApplications({ db }: Pick<Call, 'db'>, postId: number, { states, applications }: Choice): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from applicants.application
    where post_id = ${postId} and state <> 'DRAFT' and submitted_at is not null
      and (state = any(${[...states]}::text[]) or id = any(${[...applications]}::integer[]))
    order by id`.execute(db);
  if (rows.length === 0) throw invalid({ states: ['No applications are in these states. Choose others.'] });
  return rows.map(({ id }) => id);
}
