import { sql } from 'kysely';
import { clockTime, monthBounds } from '@talaan/kernel/contract/dates.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportFlagAbsences, listFlagAbsences } from '../../contract/flag-ceremony.ts';

/** Days of a month that carry the note of the rules, each with the office of its day. */
export const flagRows = rows(listFlagAbsences, exportFlagAbsences, 'absences', ({ actor, query: { month } }) => {
  const { from, to } = monthBounds(month);
  return {
    from: sql`attendance.day d join personnel.person_view p on p.id = d.personnel_id
      join personnel.appointment_view a on a.personnel_id = d.personnel_id and a.during @> d.date
      join organization.office_view o on o.id = a.office_id`,
    columns: {
      id: sql`d.personnel_id::bigint * 100 + extract(day from d.date)::integer`,
      personnel_id: 'p.id',
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: sql`organization.acronym_on(o.id, d.date)`,
      date: 'd.date',
      am_in: 'd.am_in',
    },
    reach: sql`(d.date between ${from}::date and ${to}::date and d.reasons @> '[{"code": "FLAG_CEREMONY_MISSED"}]'
      and ${visible(actor, ['EDATSADMIN', 'EDATSDEPTHEAD'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })})`,
    search: [sql`p.search`],
    sort: {
      date: ['d.date', 'p.plain_name'],
      fullname: ['p.plain_name', 'd.date'],
      office: ['o.tree_from', 'p.plain_name', 'd.date'],
      am_in: 'd.am_in',
    },
    unsorted: '-date',
    groups: {
      fullname: { by: 'p.id', name: 'p.fullname' },
      office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
      date: { by: 'd.date', name: sql`to_char(d.date, 'FMDD Mon YYYY')`, order: 'd.date' },
    },
    filters: {
      month: () => sql`true`,
      campus: (campus) => sql`o.campus_id = ${campus}`,
      office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
    },
    sheet: {
      name: `Flag ceremony ${month}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Date: (row) => row.date,
        Arrived: (row) => (row.am_in === null ? null : clockTime(row.am_in)),
      },
    },
  };
});
