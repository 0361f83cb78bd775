import { sql } from 'kysely';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { AFFECTED_SHOWN, type AffectedPerson, type previewRole as endpoint } from '../../contract/roles.ts';
import { HEAD_ROLE } from '../../rules/ready-roles.ts';
import { findRole } from './role-rows.ts';

type Row = AffectedPerson & { total: number };

/** Who would gain or lose which groups if the role opened these: two statements, however many hold it. Error: 404. */
export async function previewRole(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, query, today } = call;
  const role = await findRole(call, params.id);
  const wanted = query.groups as readonly string[];
  const gained = wanted.filter((group) => !role.groups.includes(group));
  const lost = role.groups.filter((group) => !wanted.includes(group));
  // Officers in charge have the groups of the head's role without holding it. What another role of theirs opens, nobody gains or loses.
  const { rows } = await sql<Row>`
    with holder as (
      select account_id from identity.account_role where role_id = ${role.id} and during @> ${today}::date
      union
      select a.id from organization.head_view d join identity.account a on a.personnel_id = d.personnel_id
      where ${role.name === HEAD_ROLE} and d.is_acting and d.during @> ${today}::date
    ),
    change as (
      select group_name, true as gain from unnest(${gained}::text[]) group_name
      union all select group_name, false from unnest(${lost}::text[]) group_name
    ),
    affected as (
      select a.id as account_id, a.name, a.email,
        coalesce(array_agg(c.group_name order by c.group_name) filter (where c.gain), '{}') as gains,
        coalesce(array_agg(c.group_name order by c.group_name) filter (where not c.gain), '{}') as loses
      from holder h join identity.account a on a.id = h.account_id cross join change c
      where not exists (
        select from identity.account_role other join identity.role_group g on g.role_id = other.role_id
        where other.account_id = h.account_id and other.role_id <> ${role.id} and other.during @> ${today}::date and g.group_name = c.group_name)
      group by a.id
    )
    select *, count(*) over () as total from affected order by kernel.plain(name), account_id limit ${AFFECTED_SHOWN}`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { affected: rows, total, unaffected: Math.max(0, role.holders - total) };
}
