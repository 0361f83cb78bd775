import { sql } from 'kysely';
import type { SetupLine } from '@talaan/kernel/server/setup-line.ts';
import { ADMINISTRATOR } from '../../rules/ready-roles.ts';

/** Done once another person than the administrators looks after the records of the whole university. */
export const rolesAreGiven: SetupLine = {
  name: 'roles',
  title: 'Roles',
  place: 130,
  link: '/settings/admin/users',
  read: async ({ db, today }) => {
    const { rows } = await sql<{ holders: number; keepers: number }>`
      select count(distinct h.account_id) as holders,
        count(distinct h.account_id) filter (where h.scope = 'all' and exists (
          select from identity.role_group g where g.role_id = h.role_id and g.group_name = 'PERSONNELS')) as keepers
      from identity.account_role h join identity.role r on r.id = h.role_id
      where r.name <> ${ADMINISTRATOR} and h.during @> ${today}::date`.execute(db);
    const { holders, keepers } = rows[0]!;
    if (keepers === 0) return { says: 'No one looks after personnel records yet: give a user the role HR administrator.', isDone: false };
    return {
      says: `${holders} users have roles beside Administrator, ${keepers} of them for the records of the whole university.`,
      isDone: true,
    };
  },
};
