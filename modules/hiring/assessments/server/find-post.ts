import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { WholeForm } from '../contract/forms.ts';
import { findForm } from './read-form.ts';

export interface AssessedPost {
  id: number;
  code: string;
  title: string;
  office: string;
  office_id: number;
  board: 'NAPB' | 'APB';
  vacancies: number;
  position_id: number;
  position: string;
  board_name: string | null;
  form_id: number | null;
  is_blind: boolean;
  minutes: string;
  edited: number;
  is_frozen: boolean;
  /** The number of its office in the tree. */
  tree: number;
}

type Asking = Pick<Call, 'db' | 'actor'>;

/** A post whose office the caller reaches as recruitment staff, with its assessment as far as it is set. Error: 404. */
export async function findPost({ db, actor }: Asking, id: number): Promise<AssessedPost> {
  const { rows } = await sql<AssessedPost>`
    select v.id, v.code, v.title, o.fullname as office, o.id as office_id, v.board, v.vacancies, v.position_id, t.name as position, b.name as board_name,
      a.form_id, coalesce(a.is_blind, false) as is_blind, coalesce(a.minutes, '') as minutes, coalesce(a.edited, 0) as edited, o.tree_from as tree,
      exists (select from assessments.ranking r where r.post_id = v.id and r.frozen_at is not null) as is_frozen
    from vacancies.post v join organization.office_view o on o.id = v.office_id join organization.position_view t on t.id = v.position_id
      cross join (select null::integer as person) own left join assessments.assessment a on a.post_id = v.id
      left join boards.sitting s on s.post_id = v.id left join boards.board b on b.id = s.board_id
    where v.id = ${id} and ${visible(actor, ['JOBPOST'], { person: 'own.person', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such job post.');
  return rows[0];
}

/**
 * The same to be changed: its assessment is locked, so that two do not consolidate or recommend at once. Errors: 404; 409 while no form is
 * set, and after the list was submitted unless `alsoFrozen`.
 */
export async function lockPost(call: Asking, id: number, alsoFrozen = false): Promise<AssessedPost & { form: WholeForm }> {
  await sql`select from assessments.assessment where post_id = ${id} for update`.execute(call.db);
  const post = await findPost(call, id);
  if (post.form_id === null) throw wrongState('Choose the form by which the applicants for this post are scored first.');
  if (post.is_frozen && !alsoFrozen) throw wrongState('The board has submitted its list: what it follows from is changed no more.');
  return { ...post, form: (await findForm(call.db, post.form_id))! };
}

/** What the ranking follows from has changed: it is made anew before the board recommends. */
export async function countEdit({ db }: Pick<Call, 'db'>, postId: number): Promise<void> {
  await sql`update assessments.assessment set edited = edited + 1 where post_id = ${postId}`.execute(db);
}
