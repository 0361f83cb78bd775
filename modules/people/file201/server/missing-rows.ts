import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { exportMissing, listMissing } from '../contract.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';

/** Who serves the government on a day (a 201 file is of an appointment: job orders have a contract), with what their files lack `m`. */
export function incompleteFilesOn(day: string) {
  return sql`${servingOn(day)} a join personnel.person_view p on p.id = a.personnel_id join organization.office_view o on o.id = a.office_id
    join reference.appointment_status s on s.code = a.status_code and s.government_service
    cross join lateral (select array_agg(k.name order by k.place) as missing, array_agg(k.id) as kinds, count(*) as lacking
      from file201.missing_of(p.id) k) m`;
}

export const missingRows = rows(listMissing, exportMissing, 'personnels', ({ actor, today }) => ({
  from: incompleteFilesOn(today),
  columns: { id: 'p.id', idno: 'p.idno', fullname: 'p.fullname', avatar: avatarOf('p.id'), office: 'o.acronym', missing: 'm.missing' },
  reach: sql`m.lacking > 0 and ${visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`,
  search: [sql`p.search`],
  sort: { fullname: 'p.plain_name', office: ['o.tree_from', 'p.plain_name'], missing: 'm.lacking' },
  unsorted: '-missing',
  filters: {
    kind: (kind) => sql`${kind} = any(m.kinds)`,
    office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
  },
  sheet: {
    name: 'Missing papers of 201 files',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Missing: (row) => row.missing.join(', '),
    },
  },
}));
