import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { dueCounts, type DueCount } from '../../rules/due-counts.ts';

/** A fund cluster whose due count is not closed, at one campus at least. */
export interface Outstanding extends DueCount {
  fund_code: string;
}

/**
 * Due counts that are not closed, for property that was on record here on their day: who began with Talaan later has no late count. `reach` says which
 * items `i` at offices `o`.
 */
export async function readOutstanding(db: Database, today: string, reach: RawBuilder<SqlBool>): Promise<Outstanding[]> {
  const due = dueCounts(today);
  const { rows } = await sql<Outstanding>`
    select distinct d.kind, d.as_at, d.due_on, i.fund_code
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d (kind text, as_at date, due_on date)
    join property.item i on (i.class = 'PPE') = (d.kind = 'PPE') and i.acquired_on <= d.as_at and i.state not in ('RELIEVED', 'PAID', 'REPLACED', 'TRANSFERRED_OUT', 'DISPOSED')
    join property.step s on s.item_id = i.id and s.no = 1 and kernel.date_of(s.at) <= d.as_at
    join organization.office_view o on o.id = i.office_id
    where ${reach} and not exists (
      select from property_counts.campaign c where c.state = 'CLOSED' and c.kind = d.kind and c.fund_code = i.fund_code and c.as_at = d.as_at
        and (c.campus_id is null or c.campus_id = i.campus_id)
        and (not exists (select from property_counts.campaign_office m where m.campaign_id = c.id)
          or exists (select from property_counts.campaign_office m join organization.office_view t on t.id = m.office_id
            where m.campaign_id = c.id and o.tree_from between t.tree_from and t.tree_to)))
    order by d.due_on, d.kind, i.fund_code`.execute(db);
  return rows;
}
