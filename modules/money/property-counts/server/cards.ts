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

/** Finds `d` of counts `c` with their scans `s`, and the items `i` on the cards of these that their delivery brought: by the first of its lines, the one of the find. */
export const deliveredFinds = sql`property_counts.difference d join property_counts.campaign c on c.id = d.campaign_id join property_counts.scan s on s.id = d.scan_id
  join property.item i on i.delivery_id = d.delivery_id and i.line_no = 1 join organization.office_view o on o.id = i.office_id and ${isOnCards}`;

/** What is said of an item in one line. */
export const describedItem = sql<string>`concat_ws(', ', nullif(concat_ws(' ', nullif(i.brand, ''), nullif(i.model, '')), ''), nullif(i.description, ''),
  'serial no. ' || nullif(i.serial, ''))`;

/** The cards of a count as they are now. */
export async function readCardsOf(db: Database, campaignId: number): Promise<Card[]> {
  const { rows } = await sql<Card>`
    select i.id, i.office_id, i.location as room, i.condition, i.state = 'LOST' as "isLost",
      exists (select from property_counts.difference d where d.campaign_id = c.id and d.item_id = i.id and d.kind = 'MISSING' and d.loss_id is not null) as "isLostByCount"
    from ${cardsFrom} where c.id = ${campaignId} and ${isOnCards} order by i.id`.execute(db);
  return rows;
}
