import { sql } from 'kysely';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportWithout, listWithout, type WithoutRow } from '../../contract/plans.ts';

/** Government service without an individual plan for the year that was submitted. */
export const withoutRows = rows(listWithout, exportWithout, 'people', ({ actor, today }) => ({
  from: sql`personnel.serving_on(${today}::date) a join personnel.person_view p on p.id = a.personnel_id
    join reference.appointment_status s on s.code = a.status_code and s.government_service
    join organization.position_view t on t.id = a.position_id join organization.office_view o on o.id = a.office_id`,
  columns: { id: 'p.id', fullname: 'p.fullname', avatar: avatarOf('p.id'), idno: 'p.idno', position: 't.name', office: 'o.acronym' },
  reach: visible({ ...actor, personnelId: null }, ['LDADMIN', 'LDHEAD'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  search: [sql`p.search`, sql`kernel.plain(t.name)`],
  sort: { fullname: 'p.plain_name', office: ['o.tree_from', 'p.plain_name'], position: ['t.name', 'p.plain_name'] },
  unsorted: 'fullname',
  filters: {
    year: (year) => sql`not exists (select from plans.plan y where y.personnel_id = p.id and y.kind = 'INDIVIDUAL'
      and ${year} between y.from_year and y.to_year and y.state not in ('DRAFT', 'CANCELLED'))`,
    office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
  },
  groups: { office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' } },
  sheet: {
    name: 'People without a plan',
    cells: {
      'Employee number': (row: WithoutRow) => row.idno,
      Name: (row) => row.fullname,
      Position: (row) => row.position,
      Office: (row) => row.office,
    },
  },
}));
