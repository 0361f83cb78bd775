import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { AnswerOf } from '@talaan/kernel/server/mount.ts';
import { exportMonth, listMonth } from '../../contract/days.ts';
import { SUMS } from './sums.ts';

type Person = AnswerOf<typeof listMonth>['personnel'][number];
type Found = Pick<Person, 'id' | 'idno' | 'fullname' | 'office'>;
interface Month {
  from: string;
  to: string;
}

/** People with the days of their month; each person stands at the last office of the month. */
export const monthRows = rows(listMonth, exportMonth, 'personnel', ({ db, actor, query }) => {
  const month = monthBounds(query.month);
  const name = 'p.plain_name';
  const sumOf = (figure: string) => sql`(
    select coalesce(sum(d.${sql.id(figure)}), 0) from attendance.day d
    where d.personnel_id = p.id and d.date between ${month.from} and ${month.to})`;
  return {
    from: sql`(
        select distinct on (a.personnel_id) a.personnel_id, a.office_id from personnel.appointment_view a
        where a.during && daterange(${month.from}, ${month.to}, '[]') order by a.personnel_id, a.during desc
      ) a join personnel.person_view p on p.id = a.personnel_id join organization.office_view o on o.id = a.office_id`,
    columns: { id: 'p.id', idno: 'p.idno', fullname: 'p.fullname', office: sql`organization.acronym_on(o.id, ${month.to})` },
    reach: visible(actor, ['EDATSADMIN', 'EDATSDEPTHEAD'], { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' }),
    search: [sql`p.search`],
    sort: {
      fullname: name,
      late_minutes: [sumOf('late_minutes'), name],
      undertime_minutes: [sumOf('undertime_minutes'), name],
      absent_thousandths: [sumOf('absent_thousandths'), name],
    },
    unsorted: 'fullname',
    filters: {
      month: () => sql`true`,
      campus: (campus) => sql`o.campus_id = ${campus}`,
      office: (offices) => sql`o.id in (select w.id from unnest(${offices}::integer[]) u(id), organization.offices_within(u.id) w)`,
    },
    describe: (found: Found[]) => describeDays(db, found, month),
    sheet: {
      name: `Attendance of ${query.month}`,
      cells: {
        'Employee number': (row) => row.idno,
        Name: (row) => row.fullname,
        Office: (row) => row.office,
        'Times late': (row) => row.late_times,
        'Minutes late': (row) => row.late_minutes,
        'Times of undertime': (row) => row.undertime_times,
        'Minutes of undertime': (row) => row.undertime_minutes,
        'Days absent': (row) => row.absent_thousandths / 1000,
        'Incomplete days': (row) => row.incomplete_days,
      },
    },
  };
});

/** The sums and the days of these people, in one statement. */
async function describeDays(db: Database, found: Found[], { from, to }: Month): Promise<Person[]> {
  const { rows: months } = await sql<Omit<Person, keyof Found> & { id: number }>`
    select w.id, ${SUMS}, coalesce(json_agg(json_build_object(
        'date', d.date, 'status', d.status, 'late_minutes', d.late_minutes, 'undertime_minutes', d.undertime_minutes) order by d.date)
      filter (where d.date is not null), '[]') as days
    from unnest(${found.map(({ id }) => id)}::integer[]) w(id)
    left join attendance.day d on d.personnel_id = w.id and d.date between ${from} and ${to} group by w.id`.execute(db);
  const byId = new Map(months.map(({ id, ...month }) => [id, month]));
  return found.map((row) => ({ ...row, ...byId.get(row.id)! }));
}
