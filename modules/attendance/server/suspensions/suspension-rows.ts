import { sql } from 'kysely';
import { clockTime } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { selected } from '@talaan/kernel/server/read-rows.ts';
import { rows } from '@talaan/kernel/server/rows.ts';
import { exportSuspensions, listSuspensions, type Suspension } from '../../contract/suspensions.ts';

const SUSPENSIONS = sql`attendance.suspension s left join organization.campus c on c.id = s.campus_id`;

const COLUMNS = {
  id: 's.id',
  date: 's.date',
  from_minute: 's.from_minute',
  campus_id: 's.campus_id',
  campus: 'c.name',
  reason: 's.reason',
  issued_by: 's.issued_by',
};

/** Those of a year, the newest first. With a campus: its own and those of all campuses. */
export const suspensionRows = rows(listSuspensions, exportSuspensions, 'suspensions', ({ query, today }) => {
  const year = query.year ?? Number(today.slice(0, 4));
  return {
    from: SUSPENSIONS,
    columns: COLUMNS,
    reach: sql`s.date between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`,
    search: [sql`kernel.plain(s.reason || ' ' || s.issued_by)`],
    sort: { date: 's.date' },
    unsorted: '-date',
    filters: { year: () => sql`true`, campus: (campus) => sql`coalesce(s.campus_id, ${campus}) = ${campus}` },
    sheet: {
      name: `Suspensions of work of ${year}`,
      cells: {
        Date: (row) => row.date,
        From: (row) => (row.from_minute === null ? 'Whole day' : clockTime(row.from_minute)),
        Campus: (row) => row.campus ?? 'All',
        Reason: (row) => row.reason,
        'Issued by': (row) => row.issued_by,
      },
    },
  };
});

export async function findSuspension(db: Database, id: number): Promise<Suspension | undefined> {
  const { rows: found } = await sql<Suspension>`select ${selected(COLUMNS)} from ${SUSPENSIONS} where s.id = ${id}`.execute(db);
  return found[0];
}
