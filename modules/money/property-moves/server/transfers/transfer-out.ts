import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { lockItems, moveItems, nameItem, requireKept, requirePast, type PropertyCall } from '@talaan/property/server/public.ts';
import type { transferOut as endpoint } from '../../contract/transfers.ts';
import { closeLines } from '../moves/close-lines.ts';
import { addLines, insertMove, requireFree } from '../moves/file-move.ts';
import { makeReports, releaseReports } from '../moves/reports.ts';

/**
 * Transfers items to another agency: the act of the custodian, who has the approval and the receiver on paper. Errors: 404; 409 for an item that somebody
 * holds or that is no property any more; 422 for a day to come.
 */
export async function transferOut(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { agency, item_ids: ids } = call.body;
  const { id, reports } = await sendOut(call, call.body);
  return { message: `${ids.length === 1 ? '1 item was' : `${ids.length} items were`} transferred to ${agency} by ${reports}.`, id };
}

/** The same for the modules above, which have asked whether the caller may. Returns the move, and its reports by name. Errors as above. */
export async function sendOut(call: PropertyCall, body: BodyOf<typeof endpoint>): Promise<{ id: number; reports: string }> {
  const { db, today } = call;
  const { agency, received_by, type, other_type, reason, dated_on, approved_by, approved_position } = body;
  requirePast(today, { dated_on });
  await requireKept(call, body.item_ids);
  const items = await lockItems(call, body.item_ids);
  const held = items.find(({ holder_id }) => holder_id !== null);
  if (held) throw wrongState(`${nameItem(held)} is held by ${held.holder}. Have it returned first.`);
  await requireFree(call, items);
  const id = await insertMove(call, { kind: 'transfer', personnelId: null, reason, witnesses: '' });
  await addLines(call, id, items);
  await sql`
    insert into property.transfer (move_id, type, other_type, agency, received_by, approved_by, approved_position, dated_on)
    values (${id}, ${type}, ${type === 'OTHER' ? other_type : ''}, ${agency}, ${received_by}, ${approved_by}, ${approved_position}, ${dated_on}::date)`.execute(
    db,
  );
  const reports = await makeReports(call, { moveId: id, kind: 'transfer', datedOn: dated_on, items });
  await closeLines(call, [id]);
  for (const { type: of, number, itemIds } of reports)
    await moveItems(call, itemIds, { action: 'transfer_out', as: 'custodian', reason, reference: `${of} ${number}` });
  await releaseReports(call, id);
  const named = reports.map(({ type: of, number }) => `${of} ${number}`).join(' and ');
  await recordChange(call, {
    action: 'transfer property to another agency',
    subject: `property.move:${id}`,
    after: { agency, reports: named, items: items.length, reason },
  });
  return { id, reports: named };
}
