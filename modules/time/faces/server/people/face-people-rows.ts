import { sql } from 'kysely';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf, servingOn } from '@talaan/personnel/server/public.ts';
import { exportFacePeople, FACE_STATES, listFacePeople } from '../../contract/people.ts';

const STATE = sql`case when e.id is not null then 'ENROLLED' when c.id is not null then 'CONSENTED'
  when exists (select from faces.consent w where w.personnel_id = p.id) then 'WITHDRAWN' else 'NONE' end`;

/** Everyone in service within reach, office by office, with consent and registered face. */
export const facePeopleRows = rows(listFacePeople, exportFacePeople, 'people', ({ actor, today }) => ({
  from: sql`${servingOn(today)} s join personnel.person_view p on p.id = s.personnel_id join organization.office_view o on o.id = s.office_id
    left join faces.consent c on c.personnel_id = p.id and c.withdrawn_at is null
    left join faces.enrolment e on e.personnel_id = p.id and e.ended_at is null`,
  columns: {
    id: 'p.id',
    fullname: 'p.fullname',
    avatar: avatarOf('p.id'),
    idno: 'p.idno',
    office: 'o.acronym',
    office_name: 'o.fullname',
    state: STATE,
    consented_on: 'c.given_on',
    enrolled_at: 'e.enrolled_at',
    images: sql`coalesce(cardinality(e.poses), 0)`,
  },
  reach: visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  search: [sql`p.search`],
  sort: {
    fullname: 'p.plain_name',
    idno: 'p.idno',
    office: ['o.tree_from', 'p.plain_name'],
    consented_on: 'c.given_on',
    enrolled_at: 'e.enrolled_at',
  },
  unsorted: 'office',
  groups: { office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' }, state: { by: STATE, name: FACE_STATES } },
  filters: {
    state: (state) => sql`${STATE} = ${state}`,
    office: (office) => sql`o.id in (select id from organization.offices_within(${office}))`,
    campus: (campus) => sql`o.campus_id = ${campus}`,
  },
  sheet: {
    name: 'Faces',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office_name,
      State: (row) => FACE_STATES[row.state],
      Consented: (row) => row.consented_on,
      Registered: (row) => row.enrolled_at && localTime(row.enrolled_at),
      Images: (row) => row.images || null,
    },
  },
}));
