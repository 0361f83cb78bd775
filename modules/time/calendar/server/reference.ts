import { stageCsv, type Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';

/** Nationwide holidays. A year is loaded once, as proclaimed: a holiday that HR took out does not come back. */
export async function loadReference(client: Connection): Promise<void> {
  await stageCsv(client, 'staged_holiday', new URL('../../calendar/server/reference/holidays.csv', import.meta.url));
  await client.query(`
    insert into attendance.holiday (date, name, type, legal_basis)
    select date::date, name, type, legal_basis from staged_holiday s
    where not exists (
      select from attendance.holiday h where h.campus_id is null
        and h.date between date_trunc('year', s.date::date) and date_trunc('year', s.date::date) + interval '1 year - 1 day'
    )
    order by line
  `);
}
