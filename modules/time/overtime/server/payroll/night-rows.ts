import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportNightPay, listNightPay, type NightRow } from '../../contract/payroll.ts';
import { nightPay } from '../../rules/pay.ts';
import { OVERTIME_SETTINGS } from '../../rules/settings.ts';
import { readSettings } from '../read-settings.ts';
import { byOffice, filtersOfMonth, peopleOfMonth, sortsOfMonth, whoseColumns } from './people-of-month.ts';

type Found = Omit<NightRow, 'paid_centavos' | 'days'>;

/**
 * Days `d` of a month with regular minutes at night, of those who get the differential: division chief and below in government service, not
 * job orders and contracts of service (RA 11701). Regular hours between 06:00 and 18:00 have no minutes at night.
 */
function nights(month: string) {
  const { from, to } = monthBounds(month);
  return sql`attendance.day_view d
    join personnel.appointment_view n on n.personnel_id = d.personnel_id and n.during @> d.date
    join reference.appointment_status k on k.code = n.status_code and k.government_service
    join personnel.salary_view s on s.personnel_id = d.personnel_id and s.during @> d.date and s.salary_grade <= ${OVERTIME_SETTINGS.highestGrade}
    where d.date between ${from} and ${to} and d.night_minutes > 0`;
}

/** Night shift differential of a month. */
export const nightRows = rows(listNightPay, exportNightPay, 'personnel', ({ db, server, actor, query: { month } }) => ({
  ...peopleOfMonth(
    actor,
    month,
    sql`select d.personnel_id, sum(d.night_minutes)::integer as minutes from ${nights(month)} group by d.personnel_id`,
  ),
  columns: { ...whoseColumns, minutes: 'w.minutes' },
  search: [sql`p.search`],
  sort: sortsOfMonth,
  unsorted: 'office',
  filters: filtersOfMonth,
  groups: { office: byOffice },
  describe: (found: Found[]) => addDays({ db, server }, found, month),
  sheet: {
    name: `Night differential of ${month}`,
    cells: {
      'Employee number': (row) => row.idno,
      Name: (row) => row.fullname,
      Office: (row) => row.office,
      'Hours at night': (row) => row.minutes / 60,
      'Night shift differential': (row) => row.paid_centavos / 100,
    },
  },
}));

async function addDays({ db, server }: Pick<Call, 'db' | 'server'>, found: Found[], month: string): Promise<NightRow[]> {
  const settingsOn = await readSettings(server);
  const { rows: days } = await sql<NightRow['days'][number] & { personnel_id: number }>`
    select d.personnel_id, d.date, d.night_minutes as minutes, s.amount as monthly from ${nights(month)}
      and d.personnel_id = any(${found.map(({ id }) => id)}::integer[]) order by d.date`.execute(db);
  return found.map((row) => {
    const own = days.flatMap(({ personnel_id, ...day }) => (personnel_id === row.id ? [day] : []));
    return { ...row, days: own, paid_centavos: nightPay(own.map((day) => ({ ...day, percent: settingsOn(day.date).nightPercent }))) };
  });
}
