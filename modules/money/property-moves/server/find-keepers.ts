import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** The accounts that keep the property of an office today. Administrators, who open nearly everything, do not do this work. */
export async function findKeepers(db: Database, officeId: number | null, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.id from identity.account_view a join identity.account_role_view h on h.account_id = a.id and h.during @> ${today}::date
      join identity.role_group_view g on g.role_id = h.role_id and g.group_name = 'PROPERTYCUSTODIAN'
      left join organization.office_view o on o.id = ${officeId}::integer left join organization.office_view f on f.id = h.office_id
    where a.suspended_at is null and (h.scope = 'all' or (h.scope = 'campus' and h.campus_id = o.campus_id) or o.tree_from between f.tree_from and f.tree_to)
      and not exists (select from identity.role_group_view x where x.role_id = h.role_id and x.group_name = 'ADMIN')`.execute(db);
  return rows.map(({ id }) => id);
}
