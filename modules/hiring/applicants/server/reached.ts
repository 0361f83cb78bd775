import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { reachesUniversity, type Actor } from '@talaan/kernel/server/actor.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { RECRUITERS } from '../contract/hr.ts';
import type { ApplicationState } from '../workflow.ts';
import { postJson, type Post } from './post-columns.ts';

/** Whether the caller recruits for the office `o` of the post of the application `a`; drafts are their applicant's alone. */
export function reachesApplication(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(a.state <> 'DRAFT' and a.submitted_at is not null
    and ${visible(actor, RECRUITERS, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })})`;
}

/** Whether the caller recruits where the applicant `t` applied; over the whole university also of those who have submitted nothing yet. */
export function reachesApplicant(actor: Actor): RawBuilder<SqlBool> {
  if (reachesUniversity(actor, RECRUITERS)) return sql<SqlBool>`true`;
  return sql<SqlBool>`exists (
    select from applicants.application a join vacancies.post v on v.id = a.post_id join organization.office_view o on o.id = v.office_id
    where a.personnel_id = t.personnel_id and ${reachesApplication(actor)})`;
}

export interface Reached {
  id: number;
  personnel_id: number;
  post_id: number;
  reference: string;
  state: ApplicationState;
  post: Post;
  campus_id: number;
}

/** An application within the caller's reach. Error: 404 for any other. */
export async function findReached({ db, actor }: Pick<Call, 'db' | 'actor'>, id: number): Promise<Reached> {
  const { rows } = await sql<Reached>`
    select a.id, a.personnel_id, a.post_id, a.reference, a.state, ${postJson} as post, o.campus_id
    from applicants.application a join vacancies.post v on v.id = a.post_id join organization.office_view o on o.id = v.office_id
    where a.id = ${id} and ${reachesApplication(actor)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such application.');
  return rows[0];
}
