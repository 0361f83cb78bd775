import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportRoleHolders, listRoleHolders } from '../../contract/roles.ts';
import { saidScope, scopePlaces } from '../users/format-scope.ts';
import { findRole } from './role-rows.ts';

/** The users with a role, today or later. Error: 404. */
export const holderRows = rows(listRoleHolders, exportRoleHolders, 'holders', async (call) => {
  const role = await findRole(call, call.params.id);
  return {
    from: sql`identity.account_role h join identity.account a on a.id = h.account_id ${scopePlaces}`,
    columns: {
      id: 'h.id',
      account_id: 'a.id',
      name: 'a.name',
      email: 'a.email',
      over: saidScope,
      from: sql`lower(h.during)`,
      to: sql`upper(h.during) - 1`,
      suspended: sql`a.suspended_at is not null`,
    },
    reach: sql`h.role_id = ${role.id} and h.during && daterange(${call.today}::date, null)`,
    search: [sql`kernel.plain_names(a.name || ' ' || a.email)`],
    sort: { name: sql`kernel.plain(a.name)` },
    unsorted: 'name',
    filters: {},
    sheet: {
      name: `Holders of ${role.name}`,
      cells: {
        Name: (row) => row.name,
        'E-mail': (row) => row.email,
        Over: (row) => row.over,
        From: (row) => row.from,
        To: (row) => row.to,
        Suspended: (row) => (row.suspended ? 'Yes' : 'No'),
      },
    },
  };
});
