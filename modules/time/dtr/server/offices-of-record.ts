import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { OfficeOfRecord } from '../contract/submissions.ts';
import type { RecordDays } from './load-days.ts';

/** The offices of records whose person moved within their days, in order, by the place of the record; none of those who did not. */
export async function readOfficesOfRecords(db: Database, records: readonly RecordDays[]): Promise<OfficeOfRecord[][]> {
  const asked = records.map(({ personnelId, from, to }, place) => ({ place, personnelId, from, to }));
  const { rows } = await sql<OfficeOfRecord & { place: number }>`
    with stays as (
      select q.place, a.office_id, greatest(lower(a.during), q."from") as since, least(coalesce(upper(a.during) - 1, q."to"), q."to") as last,
        row_number() over (partition by q.place order by a.during) - row_number() over (partition by q.place, a.office_id order by a.during) as stay
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as q (place integer, "personnelId" integer, "from" date, "to" date)
      join personnel.appointment_view a on a.personnel_id = q."personnelId" and a.during && daterange(q."from", q."to", '[]'))
    select place, organization.fullname_on(office_id, max(last)) as office, min(since) as "from", max(last) as "to"
    from stays group by place, office_id, stay order by place, min(since)`.execute(db);
  return records.map((_, place) => {
    const own = rows.filter((one) => one.place === place);
    return own.length > 1 ? own.map(({ office, from, to }) => ({ office, from, to })) : [];
  });
}
