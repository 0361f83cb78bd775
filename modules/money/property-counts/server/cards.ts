import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { ENDED_STATES } from '@talaan/property/workflow.ts';
import type { Card } from '../rules/find-differences.ts';

/** The items `i` at offices `o` that are on the cards of a count `c`: acquired up to its day, and still property on it. */
export const isOnCards: RawBuilder<SqlBool> = sql<SqlBool>`i.fund_code = c.fund_code and (i.class = 'PPE') = (c.kind = 'PPE')
  and i.acquired_on <= c.as_at and (i.state <> all(${[...ENDED_STATES]}::text[]) or kernel.date_of(i.since) > c.as_at)
  and (c.campus_id is null or i.campus_id = c.campus_id)
  and (not exists (select from property_counts.campaign_office m where m.campaign_id = c.id)
    or exists (select from property_counts.campaign_office m join organization.office_view t on t.id = m.office_id
      where m.campaign_id = c.id and o.tree_from between t.tree_from and t.tree_to))`;

/** Counts `c` with the items `i` on their cards, at offices `o`. */
export const cardsFrom = sql`property_counts.campaign c join property.item i on i.fund_code = c.fund_code join organization.office_view o on o.id = i.office_id`;

/** What is said of an item in one line. */
export const describedItem = sql<string>`concat_ws(', ', nullif(concat_ws(' ', nullif(i.brand, ''), nullif(i.model, '')), ''), nullif(i.description, ''),
  'serial no. ' || nullif(i.serial, ''))`;

/** The cards of a count as they are now. */
export async function readCardsOf(db: Database, campaignId: number): Promise<Card[]> {
  const { rows } = await sql<Card>`
    select i.id, i.office_id, i.location as room, i.condition, i.state = 'LOST' as "isLost"
    from ${cardsFrom} where c.id = ${campaignId} and ${isOnCards} order by i.id`.execute(db);
  return rows;
}
