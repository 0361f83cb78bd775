import { sql, type RawBuilder } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { recordFaults } from '@talaan/kernel/server/record-fault.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { exportFaults, HEALTH_READERS, listFaults } from '../../contract/record-health.ts';

/** What all modules find on a day, as `f` with the person `p` and office `o` of each. */
export function faultsOn(server: Pick<Server, 'modules'>, day: string): RawBuilder<unknown> {
  const found = allContributed(server, recordFaults).map(
    ({
      name,
      title,
      area,
      on,
    }) => sql`select ${name} as kind, ${title} as title, ${area} as area, k.key::text as key, k.personnel_id, k.office_id,
      k.what::text as what, k.link::text as link from (${on(day)}) k`,
  );
  return sql`(${sql.join(found, sql` union all `)}) f left join personnel.person_view p on p.id = f.personnel_id
    left join organization.office_view o on o.id = f.office_id`;
}

export const faultRows = rows(listFaults, exportFaults, 'faults', ({ server, actor, today }) => ({
  from: faultsOn(server, today),
  columns: {
    id: sql`f.kind || ' ' || f.key`,
    fault: 'f.title',
    area: 'f.area',
    what: 'f.what',
    fullname: 'p.fullname',
    office: 'o.acronym',
    link: 'f.link',
  },
  reach: visible({ ...actor, personnelId: null }, HEALTH_READERS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  search: [sql`p.search`, sql`kernel.plain(f.title || ' ' || f.what)`],
  sort: { fault: 'f.title', office: 'o.tree_from', what: sql`coalesce(p.plain_name, kernel.plain(f.what))` },
  unsorted: 'fault',
  filters: {
    fault: (faults) => sql`f.kind = any(${faults})`,
    office: (offices) =>
      sql`o.id in (select within.id from unnest(${offices}::integer[]) wanted (id), organization.offices_within(wanted.id) within)`,
  },
  groups: {
    fault: { by: 'f.kind', name: 'f.title' },
    office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
    area: { by: 'f.area', name: 'f.area' },
  },
  sheet: {
    name: 'Data health',
    cells: {
      Fault: (row) => row.fault,
      Part: (row) => row.area,
      Record: (row) => row.what,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
    },
  },
}));
