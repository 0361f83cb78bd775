import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { avatarOf } from '@talaan/personnel/server/public.ts';
import { exportSickFrequency, listSickFrequency } from '../../contract/reports.ts';

/** More often than this in a month. */
const TIMES = 3;

/** Sick leave of one date each, on Mondays and Fridays, more than three times in a month (domain page, section 13). */
export const sickRows = rows(listSickFrequency, exportSickFrequency, 'people', (call) => {
  const year = call.query.year ?? Number(call.today.slice(0, 4));
  return {
    once: sql`w as materialized (
      select personnel_id, to_char(date, 'YYYY-MM') as month, count(*)::integer as times, string_agg(to_char(date, 'FMDD Mon'), ', ' order by date) as dates
      from (
        select a.personnel_id, min(d.date) as date from leave.application a join leave.application_day d on d.application_id = a.id and d.is_live
        where a.type_code = 'SL' and a.state in ('APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN') and d.thousandths > 0
          and d.date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
        group by a.personnel_id, a.id having count(distinct d.date) = 1) one
      where extract(isodow from date) in (1, 5) group by 1, 2 having count(*) > ${TIMES})`,
    from: sql`w join personnel.person_view p on p.id = w.personnel_id
      left join personnel.serving_on(${call.today}::date) s on s.personnel_id = p.id left join organization.office_view o on o.id = s.office_id`,
    columns: {
      id: sql`p.id * 100 + right(w.month, 2)::integer`,
      idno: 'p.idno',
      fullname: 'p.fullname',
      avatar: avatarOf('p.id'),
      office: 'o.acronym',
      month: 'w.month',
      times: 'w.times',
      dates: 'w.dates',
    },
    reach: visible(call.actor, ['EDATSADMIN'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    search: [sql`p.search`],
    sort: { month: 'w.month', fullname: 'p.plain_name', times: 'w.times' },
    unsorted: '-month',
    filters: {
      year: () => sql`true`,
      office: (offices) =>
        sql`exists (select from unnest(${offices}::integer[]) chosen cross join lateral organization.offices_within(chosen) f where f.id = o.id)`,
    },
    sheet: {
      name: `Frequent sick leave ${year}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        Month: (row) => row.month,
        Times: (row) => row.times,
        Dates: (row) => row.dates,
      },
    },
  };
});
