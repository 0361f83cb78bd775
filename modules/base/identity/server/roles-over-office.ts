import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { OfficeUse } from '@talaan/organization/server/public.ts';

/** Roles that are held over the records of an office; one that goes to a part is over that part from the day on. */
export const rolesOverOffice: OfficeUse = {
  name: 'roles',
  title: 'Roles over it',
  table: 'identity.account_role',
  shared: false,
  holdsOpen: false,
  followsPeople: false,
  find: async (db, officeId, { from, today }) => {
    const { rows } = await sql<{ id: number; name: string; personnel_id: number | null; role: string; since: string | null }>`
      select h.id, u.name, u.personnel_id, r.name as role, lower(h.during) as since
      from identity.account_role h join identity.account u on u.id = h.account_id join identity.role r on r.id = h.role_id
      where h.office_id = ${officeId} and h.during && daterange(greatest(${from}::date, ${today}::date), null) order by u.name, r.name, h.id`.execute(
      db,
    );
    return rows.map(({ id, name, personnel_id, role, since }) => ({
      key: String(id),
      label: name,
      note: since !== null && since > from ? `${role}, from ${longDate(since)}` : role,
      personnel_id,
    }));
  },
  transfer: async (call, { keys, fromOffice, toOffice, from, authority }) => {
    const { rows } = await sql<{ account_id: number; role_id: number }>`
      with ended as (
        update identity.account_role set during = daterange(lower(during), ${from})
        where id = any(${keys.map(Number)}) and office_id = ${fromOffice} and (lower(during) is null or lower(during) < ${from}) and during @> ${from}::date
        returning account_id, role_id, scope, daterange(${from}, upper(old.during)) as during
      ),
      later as (
        delete from identity.account_role
        where id = any(${keys.map(Number)}) and office_id = ${fromOffice} and lower(during) >= ${from}
        returning account_id, role_id, scope, during
      ),
      moved as (select * from ended union all select * from later),
      -- Anyone who holds the role over that office already keeps it as it is.
      begun as (
        insert into identity.account_role (account_id, role_id, scope, office_id, during)
        select account_id, role_id, scope, ${toOffice}, during from moved m
        where not exists (
          select from identity.account_role h
          where h.account_id = m.account_id and h.role_id = m.role_id and h.office_id = ${toOffice} and h.during && m.during)
      )
      select account_id, role_id from moved`.execute(call.db);
    await recordChanges(
      call,
      rows.map(({ account_id, role_id }) => ({
        action: 'move a role to another office',
        subject: `identity.account:${account_id}`,
        before: { role_id, office_id: fromOffice },
        after: { role_id, office_id: toOffice, from, authority },
      })),
    );
  },
};
