import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportLongAbsences, listLongAbsences, LONG_ABSENCES } from '../../contract/without-pay.ts';

/** Absences that may end the service, those of people who still serve. */
export const longAbsenceRows = rows(listLongAbsences, exportLongAbsences, 'people', ({ actor, today }) => ({
  from: sql`leave.long_absence l join personnel.person_view p on p.id = l.personnel_id
    join personnel.serving_on(${today}::date) s on s.personnel_id = l.personnel_id join organization.office_view o on o.id = s.office_id`,
  columns: {
    id: sql`l.personnel_id::bigint * 200000 + (l.first_day - date '1900-01-01') * 2 + case l.kind when 'AWOL' then 0 else 1 end`,
    personnel_id: 'l.personnel_id',
    idno: 'p.idno',
    fullname: 'p.fullname',
    avatar: avatarOf('p.id'),
    office: 'o.acronym',
    kind: 'l.kind',
    first_day: 'l.first_day',
    told_on: 'l.told_on',
  },
  reach: visible(actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
  search: [sql`p.search`],
  sort: { fullname: 'p.plain_name', office: ['o.tree_from', 'p.plain_name'], first_day: 'l.first_day', told_on: 'l.told_on' },
  unsorted: '-told_on',
  filters: {
    kind: (kind) => sql`l.kind = ${kind}`,
    office: (offices) =>
      sql`exists (select from unnest(${offices}::integer[]) chosen cross join lateral organization.offices_within(chosen) f where f.id = o.id)`,
  },
  sheet: {
    name: 'Long absences',
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      Absence: (row) => LONG_ABSENCES[row.kind],
      Since: (row) => longDate(row.first_day),
      'HR was notified': (row) => longDate(row.told_on),
    },
  },
}));
