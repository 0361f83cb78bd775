import { sql } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** The accounts that hold a group for the whole university on a day: whom to notify of open items. Administrators, who open nearly everything, do not do this work; of ADMIN they are meant. */
export async function keepersOfAll(db: Database, group: Group, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.id from identity.account a join identity.account_role h on h.account_id = a.id
    join identity.role_group g on g.role_id = h.role_id
    where g.group_name = ${group} and h.scope = 'all' and a.suspended_at is null and h.during @> ${today}::date
      and (${group} = 'ADMIN' or not exists (select from identity.role_group x where x.role_id = h.role_id and x.group_name = 'ADMIN'))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
