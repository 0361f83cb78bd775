import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportHolidays, HOLIDAY_TYPES, listHolidays, type Holiday } from '../../contract/holidays.ts';

const HOLIDAYS = sql`attendance.holiday h left join organization.campus_view c on c.id = h.campus_id`;

const COLUMNS = {
  id: 'h.id',
  date: 'h.date',
  name: 'h.name',
  type: 'h.type',
  campus_id: 'h.campus_id',
  campus: 'c.name',
  legal_basis: 'h.legal_basis',
};

/** Those of a year. With a campus: its own and the nationwide ones. */
export const holidayRows = rows(listHolidays, exportHolidays, 'holidays', ({ query, today }) => {
  const year = query.year ?? Number(today.slice(0, 4));
  return {
    from: HOLIDAYS,
    columns: COLUMNS,
    reach: sql`h.date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`,
    search: [sql`kernel.plain(h.name || ' ' || h.legal_basis)`],
    sort: { date: 'h.date', name: sql`kernel.plain(h.name)` },
    unsorted: 'date',
    filters: { year: () => sql`true`, campus: (campus) => sql`coalesce(h.campus_id, ${campus}) = ${campus}` },
    sheet: {
      name: `Holidays of ${year}`,
      cells: {
        Date: (row) => row.date,
        Name: (row) => row.name,
        Kind: (row) => HOLIDAY_TYPES[row.type],
        Campus: (row) => row.campus ?? 'All',
        'Legal basis': (row) => row.legal_basis,
      },
    },
  };
});

export async function findHoliday(db: Database, id: number): Promise<Holiday | undefined> {
  const { rows: found } = await sql<Holiday>`select ${selected(COLUMNS)} from ${HOLIDAYS} where h.id = ${id}`.execute(db);
  return found[0];
}
