import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

/**
 * Who is told of papers of an office: clerks who serve there or whose role is on this very office; where there are none, those who head it.
 * Roles over a campus or the whole university reach every office and are told of none.
 */
export async function clerksOf(db: Database, officeIds: readonly number[], today: string): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ office_id: number; account_id: number }>`
    with asked as (select * from organization.office_view where id = any(${[...officeIds]}::integer[])),
      tracks as (
        select a.id as account_id, a.personnel_id, h.scope, h.office_id, f.tree_from, f.tree_to from identity.account_role_view h
        join identity.role_group_view g on g.role_id = h.role_id and g.group_name = 'DTS' join identity.account_view a on a.id = h.account_id
        left join organization.office_view f on f.id = h.office_id
        where h.during @> ${today}::date and h.scope in ('self', 'office', 'headed')),
      clerk as (
        select o.id as office_id, t.account_id from asked o join tracks t on t.scope = 'office' and t.office_id = o.id
        union
        select o.id, t.account_id from asked o join ${servingOn(today)} s on s.office_id = o.id join tracks t on t.personnel_id = s.personnel_id
        where t.scope = 'self' or o.tree_from between t.tree_from and t.tree_to)
    select office_id, account_id from clerk
    union
    select o.id, a.id from asked o join organization.head_view h on h.office_id = o.id and h.during @> ${today}::date
    join identity.account_view a on a.personnel_id = h.personnel_id where not exists (select from clerk c where c.office_id = o.id)
    order by 1, 2`.execute(db);
  return new Map([...Map.groupBy(rows, (row) => row.office_id)].map(([id, group]) => [id, group.map((row) => row.account_id)]));
}
