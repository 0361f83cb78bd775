import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { withdrawPapers } from '@talaan/papers/server/public.ts';
import { lockItems, markConditions, nameItem, requirePast, type AfterItemsMoved } from '@talaan/property/server/public.ts';
import { ENDED_STATES, itemFlow, type ItemState } from '@talaan/property/workflow.ts';
import { SLIPS, type SlipType } from '../../contract/fields.ts';
import type * as contract from '../../contract/slips.ts';
import type { Slip } from '../../contract/slips.ts';
import { whileOut } from '../../rules/while-out.ts';
import { countItems } from '../../rules/titles.ts';
import { findSlip } from './find-slip.ts';

/** Public: nothing private goes there. */
export const CAME_BACK = 'The items came back.';

/** Records what came back. Errors: 404; 422 on `lines.3` for an item that is not out any more; 422 for a day to come, or before the slip. */
export async function returnItems(call: CallOf<typeof contract.returnItems>): Promise<AnswerOf<typeof contract.returnItems>> {
  const { db, today, params, body } = call;
  const { returned_on: day, lines } = body;
  requirePast(today, { returned_on: day });
  const slip = await lockKept(call, params.id);
  if (day < slip.dated_on) throw invalid({ returned_on: [`They left on ${longDate(slip.dated_on)}.`] });
  const out = new Set(slip.lines.filter(({ is_out: is }) => is).map(({ item_id: item }) => item));
  const errors = lines.flatMap(({ item_id: item }, at): [string, string[]][] =>
    out.has(item) ? [] : [[`lines.${at}`, ['This item is not out any more. Reload the page.']]],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  const items = await lockItems(
    call,
    lines.map(({ item_id: item }) => item),
  );
  await sql`
    update property_disposal.slip_item l set is_out = false, returned_on = ${day}::date, condition = n.condition, remarks = n.remarks
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n (item_id integer, condition text, remarks text)
    where l.slip_id = ${slip.id} and l.item_id = n.item_id`.execute(db);
  const kept = new Set(items.filter(({ state }) => !(ENDED_STATES as readonly ItemState[]).includes(state)).map(({ id }) => id));
  await markConditions(
    call,
    new Map(lines.flatMap(({ item_id: item, condition }) => (kept.has(item) ? [[item, condition] as const] : []))),
  );
  const isOver = lines.length === out.size;
  if (isOver && slip.code !== null) await withdrawPapers(call, [slip.code], CAME_BACK);
  await recordChange(call, {
    action: 'record the return of property',
    subject: `property_disposal.slip:${slip.id}`,
    personnelId: slip.person_id,
    after: body,
  });
  const said = `${lines.length === 1 ? '1 item' : `${lines.length} items`} came back.`;
  return {
    message: isOver ? `${said} ${SLIPS[slip.type]} ${slip.number} is closed.` : `${said} ${out.size - lines.length} are still out.`,
  };
}

/** Voids a slip whose items never left. Errors: 404; 409 once something came back by it. */
export async function voidSlip(call: CallOf<typeof contract.voidSlip>): Promise<AnswerOf<typeof contract.voidSlip>> {
  const { db, now, params, body } = call;
  const slip = await lockKept(call, params.id);
  const named = `${SLIPS[slip.type]} ${slip.number}`;
  if (slip.lines.some(({ is_out: isOut }) => !isOut))
    throw wrongState(`${named} cannot be voided: something came back by it, or it was voided before.`);
  await sql`update property_disposal.slip_item set is_out = false, left_because = 'The slip was voided' where slip_id = ${slip.id}`.execute(
    db,
  );
  await sql`
    update property_disposal.slip set voided_at = ${now.toString()}::timestamptz, void_reason = ${body.reason} where id = ${slip.id}`.execute(
    db,
  );
  if (slip.code !== null) await withdrawPapers(call, [slip.code], 'The slip was voided by the property custodian.');
  await recordChange(call, {
    action: 'void a slip of property',
    subject: `property_disposal.slip:${slip.id}`,
    personnelId: slip.person_id,
    after: body,
  });
  return { message: `${named} was voided. ${countItems(slip.items)} never out.` };
}

/** A slip that the caller keeps, locked and read after that. Error: 404. */
async function lockKept(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<Slip> {
  await sql`select from property_disposal.slip where id = ${id} for no key update`.execute(call.db);
  const slip = await findSlip(call, id);
  if (!slip.is_kept) throw notFound('There is no such slip.');
  return slip;
}

/** What is out is not given away meanwhile; what is lost leaves its slip. */
export const followSlips: AfterItemsMoved = async (call, moved) => {
  const { db } = call;
  const { rows } = await sql<{ item_id: number; type: SlipType; number: string; property_no: string; article: string }>`
    select l.item_id, s.type, s.number, i.property_no, i.article from property_disposal.slip_item l join property_disposal.slip s on s.id = l.slip_id
      join property.item i on i.id = l.item_id
    where l.is_out and l.item_id = any(${moved.map(({ id }) => id)}::integer[])`.execute(db);
  const out = new Map(rows.map((row) => [row.item_id, row]));
  const gone = moved.flatMap(({ id, action }) => {
    const slip = out.get(id);
    if (!slip) return [];
    const follows = whileOut(slip.type, action);
    if (follows === 'forbidden')
      throw wrongState(`${nameItem(slip)} is out by ${SLIPS[slip.type].toLowerCase()} ${slip.number}. Record its return first.`);
    return follows === 'leaves' ? [{ id, because: itemFlow.steps[action].label }] : [];
  });
  if (gone.length === 0) return;
  await sql`
    update property_disposal.slip_item l set is_out = false, left_because = g.because
    from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g (id integer, because text) where l.item_id = g.id and l.is_out`.execute(
    db,
  );
};
