import { sql, type RawBuilder } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportRoles, listRoles, type Role } from '../../contract/roles.ts';

/** Roles `r` with how many hold each today. */
function rolesOn(today: string): RawBuilder<unknown> {
  return sql`identity.role r cross join lateral (
    select count(distinct h.account_id) as holders from identity.account_role h where h.role_id = r.id and h.during @> ${today}::date) held`;
}

const COLUMNS = {
  id: 'r.id',
  name: 'r.name',
  description: 'r.description',
  is_ready: 'r.is_ready',
  requires_second_factor: 'r.requires_second_factor',
  version: 'r.version',
  holders: 'held.holders',
  groups: sql`array(select g.group_name from identity.role_group g where g.role_id = r.id order by g.group_name)`,
};

export const roleRows = rows(listRoles, exportRoles, 'roles', ({ today }) => ({
  from: rolesOn(today),
  columns: COLUMNS,
  reach: sql`true`,
  search: [sql`kernel.plain(r.name || ' ' || r.description)`],
  sort: { name: sql`kernel.plain(r.name)`, holders: 'held.holders' },
  // Those that come with Talaan first.
  unsorted: sql`r.is_ready desc`,
  filters: { group: (group) => sql`exists (select from identity.role_group g where g.role_id = r.id and g.group_name = ${group})` },
  sheet: {
    name: 'Roles',
    cells: {
      Role: (row) => row.name,
      Description: (row) => row.description,
      Holders: (row) => row.holders,
      'View groups': (row) => row.groups.join(', '),
      'Second step needed': (row) => (row.requires_second_factor ? 'Yes' : 'No'),
    },
  },
}));

/** Error: 404. */
export async function findRole({ db, today }: Pick<Call, 'db' | 'today'>, id: number): Promise<Role> {
  const { rows: found } = await sql<Role>`select ${selected(COLUMNS)} from ${rolesOn(today)} where r.id = ${id}`.execute(db);
  if (!found[0]) throw notFound('There is no such role.');
  return found[0];
}
