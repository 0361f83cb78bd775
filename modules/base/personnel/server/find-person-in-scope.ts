import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { servingOn } from './serving-on.ts';

export interface PersonInScope {
  id: number;
  idno: string;
  fullname: string;
  office_id: number | null;
  office: string | null;
  campus_id: number | null;
}

/** A person whom the caller reaches within these groups today; 404 for anybody else, as if they did not exist. */
export async function findPersonInScope(
  { db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>,
  personnelId: number,
  groups: readonly Group[],
): Promise<PersonInScope> {
  const person = await db
    .selectFrom('personnel.person as p')
    .leftJoin('personnel.appointment as a', (join) =>
      join.onRef('a.personnel_id', '=', 'p.id').on(sql<boolean>`a.during @> ${today}::date`),
    )
    .leftJoin('organization.office_view as o', 'o.id', 'a.office_id')
    .select(['p.id', 'p.idno', 'p.fullname', 'o.id as office_id', 'o.fullname as office', 'o.campus_id'])
    .where('p.id', '=', personnelId)
    .where('p.merged_into', 'is', null)
    .where('p.is_applicant', '=', false)
    .where(visible(actor, groups, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }))
    .executeTakeFirst();
  if (!person) throw notFound('There is no such person.');
  return person;
}

/** Whether the caller reaches a person (a column such as `p.id`) within these groups today, for the statement that reads them anyway. */
export function isReached(actor: Actor, groups: readonly Group[], person: string, today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from personnel.person reached left join ${servingOn(today)} reached_a on reached_a.personnel_id = reached.id
    left join organization.office_view reached_o on reached_o.id = reached_a.office_id
    where reached.id = ${sql.ref(person)} and reached.merged_into is null and not reached.is_applicant
      and ${visible(actor, groups, { person: 'reached.id', tree: 'reached_o.tree_from', campus: 'reached_o.campus_id' })})`;
}
