import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportOvertimePay, listOvertimePay, type PayRow } from '../../contract/payroll.ts';
import { byOffice, filtersOfMonth, peopleOfMonth, sortsOfMonth, whoseColumns } from './people-of-month.ts';

type Found = Omit<PayRow, 'work_minutes' | 'free_minutes' | 'days'>;

/** Overtime pay of a month: who is listed, with the sum of what was certified. */
export const payRows = rows(listOvertimePay, exportOvertimePay, 'personnel', ({ db, actor, query: { month } }) => ({
  ...peopleOfMonth(
    actor,
    month,
    sql`select personnel_id, sum(paid_centavos)::bigint as paid, sum(lost)::bigint as unpaid from overtime.settled
      where month = ${month} and paid_centavos is not null group by personnel_id`,
  ),
  columns: { ...whoseColumns, paid_centavos: 'w.paid', unpaid_centavos: 'w.unpaid' },
  search: [sql`p.search`],
  sort: sortsOfMonth,
  unsorted: 'office',
  filters: filtersOfMonth,
  groups: { office: byOffice },
  describe: (found: Found[]) => addDays(db, found, month),
  sheet: {
    name: `Overtime pay of ${month}`,
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      'Hours on work days': (row) => row.work_minutes / 60,
      'Hours on rest days and holidays': (row) => row.free_minutes / 60,
      'Overtime pay': (row) => row.paid_centavos / 100,
      'Beyond the limit of the year': (row) => row.unpaid_centavos / 100,
    },
  },
}));

async function addDays(db: Database, found: Found[], month: string): Promise<PayRow[]> {
  const { rows: days } = await sql<PayRow['days'][number] & { personnel_id: number }>`
    select d.personnel_id, d.date, sum(d.counted_minutes)::integer as minutes, d.kind, a.id as overtime_id, a.activity,
      (select s.amount from personnel.salary_view s where s.personnel_id = d.personnel_id and s.during @> d.date) as monthly
    from overtime.duty d join overtime.authority a on a.id = d.authority_id
    join overtime.settled t on t.authority_id = a.id and t.personnel_id = d.personnel_id and t.month = ${month}
    where d.personnel_id = any(${found.map(({ id }) => id)}::integer[]) and t.paid_centavos is not null
      and to_char(d.date, 'YYYY-MM') = ${month} and d.counted_minutes > 0
    group by d.personnel_id, d.date, d.kind, a.id order by d.date`.execute(db);
  return found.map((row) => {
    const own = days.flatMap(({ personnel_id, ...day }) => (personnel_id === row.id ? [day] : []));
    const sum = (isWork: boolean) => own.reduce((all, { kind, minutes }) => all + ((kind === 'WORK') === isWork ? minutes : 0), 0);
    return { ...row, work_minutes: sum(true), free_minutes: sum(false), days: own };
  });
}
