import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportOutages, listOutages } from '../contract/outages.ts';

/** Outages as `u` with their device `d` or office `o`, and their place. */
export const outagesFrom = sql`appeals.outage u left join attendance.device_view d on d.id = u.device_id left join organization.office_view o on o.id = u.office_id
  cross join lateral (select coalesce(o.campus_id, d.campus_id) as campus_id, o.tree_from, null::integer as person) place`;

export function outageIsReached(actor: Actor): RawBuilder<SqlBool> {
  return visible(actor, ['EDATSADMIN'], { person: 'place.person', tree: 'place.tree_from', campus: 'place.campus_id' });
}

export const outageRows = rows(listOutages, exportOutages, 'outages', ({ actor }) => ({
  from: outagesFrom,
  columns: {
    id: 'u.id',
    date: 'u.date',
    from_minute: 'u.from_minute',
    to_minute: 'u.to_minute',
    where: sql`coalesce(d.name, o.fullname || ' and its units')`,
    reason: 'u.reason',
    people: sql`(select count(distinct e.personnel_id) from appeals.excused_punch e where e.outage_id = u.id)`,
    excused_by: sql`(select name from identity.account_view where id = u.excused_by)`,
    excused_at: 'u.excused_at',
    undone_because: 'u.undone_because',
  },
  reach: outageIsReached(actor),
  search: [sql`kernel.plain(u.reason)`, sql`kernel.plain(coalesce(d.name, o.fullname))`],
  sort: { date: 'u.date', excused_at: 'u.excused_at' },
  unsorted: '-excused_at',
  filters: {},
  sheet: {
    name: 'Excused outages',
    cells: {
      Date: (row) => row.date,
      From: (row) => clockTime(row.from_minute),
      To: (row) => clockTime(row.to_minute),
      Where: (row) => row.where,
      Reason: (row) => row.reason,
      People: (row) => row.people,
      By: (row) => row.excused_by,
      Excused: (row) => localTime(row.excused_at),
      'Undone because': (row) => row.undone_because,
    },
  },
}));
