import { sql } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { ApplicationState } from '@talaan/applicants/workflow.ts';

type Scoped = Pick<Call, 'db' | 'actor'>;

/** A record has its place by the office of its post; an applicant serves nowhere. */
const PLACE = { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' };

export interface PostInScope {
  id: number;
  code: string;
  title: string;
  office_id: number;
  office: string;
  place: string;
  salary_grade: number | null;
  vacancies: number;
  state: string;
  /** Null while the post is a draft. */
  closing_day: string | null;
}

/** Error: 404 for a post that is not there or beyond reach. */
export async function findPostInScope({ db, actor }: Scoped, id: number, groups: readonly Group[]): Promise<PostInScope> {
  const { rows } = await sql<PostInScope>`
    select p.id, p.code, p.title, p.office_id, o.fullname as office, p.place, p.salary_grade, p.vacancies, p.state,
      kernel.date_of(p.closes_at) as closing_day
    from vacancies.post p join organization.office_view o on o.id = p.office_id
      left join lateral (select null::integer as personnel_id) a on true
    where p.id = ${id} and ${visible(actor, groups, PLACE)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such job post.');
  return rows[0];
}

export interface ApplicationInScope {
  id: number;
  reference: string;
  post_id: number;
  personnel_id: number;
  fullname: string;
  state: ApplicationState;
  is_internal: boolean;
}

/** Submitted applications by their numbers, in that order. Error: 404 where one is a draft, not there or beyond reach. */
export async function findApplicationsInScope(
  { db, actor }: Scoped,
  ids: readonly number[],
  groups: readonly Group[],
): Promise<ApplicationInScope[]> {
  const wanted = [...new Set(ids)];
  const { rows } = await sql<ApplicationInScope>`
    select a.id, a.reference, a.post_id, a.personnel_id, n.fullname, a.state, a.is_internal
    from applicants.application a join personnel.person_view n on n.id = a.personnel_id
      join vacancies.post p on p.id = a.post_id join organization.office_view o on o.id = p.office_id
    where a.id = any(${wanted}::integer[]) and a.reference is not null and ${visible(actor, groups, PLACE)} order by a.id`.execute(db);
  if (rows.length < wanted.length) throw notFound('There is no such application.');
  return rows;
}
