import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { lockItems, requireKept } from '@talaan/property/server/public.ts';
import type { chooseItems as endpoint } from '../../contract/disposals.ts';
import { insertLines, refuseRows } from './draft-lines.ts';
import { lockReport, requireState } from './find-report.ts';

/**
 * Says which items a draft lists. Errors: 404; 409 once it is submitted; 422 on `item_ids.3` for an item that cannot be listed, or is of another fund or
 * class than the report.
 */
export async function chooseItems(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params } = call;
  const ids = call.body.item_ids;
  const report = await lockReport(call, params.id, 'keeper');
  requireState(report, 'DRAFTED');
  await requireKept(call, ids);
  const { rows } = await sql<{ item_id: number }>`
    select item_id from property_disposal.line where report_id = ${report.id} and is_open`.execute(db);
  const listed = new Set(rows.map(({ item_id: id }) => id));
  const items = await lockItems(call, ids);
  await refuseRows(call, ids, items, { as_at: report.as_at, onto: report });
  const added = ids.filter((id) => !listed.has(id));
  const removed = [...listed].filter((id) => !ids.includes(id));
  await sql`delete from property_disposal.line where report_id = ${report.id} and item_id = any(${removed}::integer[])`.execute(db);
  await insertLines(call, report, added);
  await sql`
    update property_disposal.report e set campus_id = (select case when count(distinct i.campus_id) = 1 then min(i.campus_id) end
      from property.item i where i.id = any(${ids}::integer[])) where e.id = ${report.id}`.execute(db);
  await recordChange(call, {
    action: 'choose the items of a report of unserviceable property',
    subject: `property_disposal.report:${report.id}`,
    after: { added, removed },
  });
  return { message: `${report.type} ${report.number} lists ${ids.length === 1 ? '1 item' : `${ids.length} items`}.` };
}
