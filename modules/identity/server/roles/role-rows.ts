import { sql, type RawBuilder } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Role } from '../../contract/roles.ts';

/** Roles as the list shows them; narrow by `r` and `held`. */
export function roleRows(today: string): { columns: RawBuilder<unknown>; tables: RawBuilder<unknown> } {
  return {
    columns: sql`r.id, r.name, r.description, r.is_ready, r.requires_second_factor, r.version, held.holders,
      array(select g.group_name from identity.role_group g where g.role_id = r.id order by g.group_name) as groups`,
    tables: sql`identity.role r cross join lateral (
      select count(distinct h.account_id) as holders from identity.account_role h where h.role_id = r.id and h.during @> ${today}::date) held`,
  };
}

/** Error: 404. */
export async function findRole({ db, today }: Pick<Call, 'db' | 'today'>, id: number): Promise<Role> {
  const { columns, tables } = roleRows(today);
  const { rows } = await sql<Role>`select ${columns} from ${tables} where r.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound('There is no such role.');
  return rows[0];
}
