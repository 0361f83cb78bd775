import { sql } from 'kysely';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { ReadHomes } from '@talaan/personnel/server/public.ts';

/** The residential addresses of the data sheets, as they are today. */
export const readHomes: ReadHomes = async (db, personnelIds) => {
  const { rows } = await withOpenRecords(db, personnelIds, (open) =>
    sql<{ id: number; home: string }>`
      select personnel_id as id, concat_ws(', ', nullif(concat_ws(' ', ${said('house')}, ${said('street')}), ''), ${said('subdivision')},
        ${said('barangay')}, ${said('city')}, ${said('province')}) as home
      from pds.personal where personnel_id = any(${[...personnelIds]}::integer[])`.execute(open),
  );
  return new Map(rows.filter(({ home }) => home !== '').map(({ id, home }) => [id, home]));
};

/** A box of the address; null where it is empty or does not apply. */
function said(box: string) {
  const column = sql.ref(`residential_${box}`);
  return sql`case when upper(${column}) not in ('', 'N/A') then ${column} end`;
}
