import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { reachesItems } from '@talaan/property/server/public.ts';
import type { RspiLine } from '../../contract/rspi.ts';
import { describedItem } from '../described.ts';

export interface Wanted {
  month: string;
  fund_code: string;
  campus_id?: number | null | undefined;
}

/** A line of a slip that issued its item: not one that was taken back, voided or made anew. */
const counts = (line: string, paper: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${paper}.state`)} <> 'VOID' and coalesce(${sql.ref(`${line}.ended_by`)}, '') not in ('withdraw', 'void', 'correct')`;

/** Slips `k` with lines `l` and items `i`: first issues that no report has. */
export const unreportedFrom = sql`property.paper k join property.paper_line l on l.paper_id = k.id join property.item i on i.id = l.item_id
  join organization.office_view o on o.id = i.office_id join property.uacs u on u.id = i.uacs_id`;

export const isUnreported: RawBuilder<SqlBool> = sql<SqlBool>`k.type = 'ICS' and ${counts('l', 'k')}
  and not exists (select from property_books.rspi_item x where x.item_id = l.item_id)
  and not exists (select from property.paper_line l2 join property.paper k2 on k2.id = l2.paper_id
    where l2.item_id = l.item_id and (k2.dated_on, k2.id) < (k.dated_on, k.id) and ${counts('l2', 'k2')})`;

/** Of the month, or of a month before it that was reported already: what was recorded late. */
function isOfReport({ month, fund_code: fund, campus_id: campus = null }: Wanted): RawBuilder<SqlBool> {
  const { from, to } = monthBounds(month);
  return sql<SqlBool>`k.fund_code = ${fund} and (${campus}::integer is null or i.campus_id = ${campus}::integer) and k.dated_on <= ${to}::date
    and (k.dated_on >= ${from}::date or exists (select from property_books.rspi r where r.fund_code = ${fund} and r.voided_at is null
      and r.month = date_trunc('month', k.dated_on)::date and (r.campus_id is null or r.campus_id = i.campus_id)))`;
}

/** What a report would say now, by slip and property number, of the items that the caller keeps, whose ids come in the same order. */
export async function readLines(db: Database, actor: Actor, wanted: Wanted): Promise<{ items: number[]; lines: RspiLine[] }> {
  const { rows } = await sql<{ item_id: number; line: RspiLine }>`
    select l.item_id, jsonb_build_object('ics_no', k.number, 'center', (select t.acronym from organization.office_view t where t.id = k.office_id),
      'property_no', i.property_no, 'described', concat_ws(', ', i.article, nullif(${describedItem}, '')), 'unit', i.unit, 'quantity', 1,
      'unit_cost', l.amount, 'amount', l.amount, 'account', u.code, 'account_name', u.name) as line
    from ${unreportedFrom} where ${isUnreported} and ${isOfReport(wanted)} and ${reachesItems(actor, KEEPERS)}
    order by k.dated_on, k.number, l.no`.execute(db);
  return { items: rows.map((row) => row.item_id), lines: rows.map((row) => row.line) };
}
