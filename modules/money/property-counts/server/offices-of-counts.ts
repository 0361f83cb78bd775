import { sql } from 'kysely';
import type { OfficeUse } from '@talaan/organization/server/public.ts';

/** Open counts that are of chosen offices: another office takes the place of one that is closed or split. What was scanned stays where it was. */
export const officesOfCounts: OfficeUse = {
  name: 'property-counts',
  title: 'Open counts of property',
  table: 'property_counts.campaign_office',
  shared: false,
  holdsOpen: true,
  followsPeople: false,
  find: async (db, officeId) => {
    const { rows } = await sql<{ key: string; label: string; note: string; personnel_id: number | null }>`
      select c.id::text as key, case c.kind when 'PPE' then 'Property, plant and equipment' else 'Semi-expendable property' end || ', fund cluster ' || c.fund_code as label,
        'as at ' || to_char(c.as_at, 'DD Mon YYYY') as note, null::integer as personnel_id
      from property_counts.campaign_office m join property_counts.campaign c on c.id = m.campaign_id
      where m.office_id = ${officeId} and c.state = 'OPEN' order by c.as_at, c.id`.execute(db);
    return rows;
  },
  transfer: async ({ db }, { keys, fromOffice, toOffice }) => {
    await sql`
      with moved as (delete from property_counts.campaign_office where office_id = ${fromOffice} and campaign_id = any(${keys.map(Number)}::integer[]) returning campaign_id)
      insert into property_counts.campaign_office (campaign_id, office_id) select campaign_id, ${toOffice} from moved on conflict do nothing`.execute(
      db,
    );
  },
};
