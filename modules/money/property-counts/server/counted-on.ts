import { sql } from 'kysely';
import type { CountedOn } from '@talaan/property/server/public.ts';

/** The day as at which the last report was issued that has these items. */
export const countedOnReports: CountedOn = async (db, itemIds) => {
  const { rows } = await sql<{ item_id: number; as_at: string }>`
    select l.item_id, max(c.as_at) as as_at from property_counts.report_line l join property_counts.campaign c on c.id = l.campaign_id
    where l.item_id = any(${[...itemIds]}::integer[]) group by l.item_id`.execute(db);
  return new Map(rows.map(({ item_id: item, as_at: asAt }) => [item, asAt]));
};
