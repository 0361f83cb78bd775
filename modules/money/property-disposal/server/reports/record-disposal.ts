import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { lockItems, moveItems, requirePast } from '@talaan/property/server/public.ts';
import { keeping, sendOut } from '@talaan/property-moves/server/public.ts';
import { takeStep, type StepCall } from '@talaan/requests/server/public.ts';
import type { recordDisposal as endpoint } from '../../contract/steps.ts';
import { countItems } from '../../rules/titles.ts';
import { disposalFlow } from '../../workflow.ts';
import { requireOpenLines } from './close-lines.ts';
import { findReport, lockRow, openLines, readReports } from './find-report.ts';
import { issueReport } from './issue-report.ts';

type Order = BodyOf<typeof endpoint>;

/** Records how items were disposed of; the last one closes the report. Errors: 404; 409 before it is approved; 422 for an item that is not on it any more. */
export async function recordDisposal(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { request_id: request, is_kept: isKept } = await findReport(call, call.params.id);
  if (!isKept || request === null) throw notFound('There is no such report.');
  await takeStep(call, { kind: disposalFlow, id: request, action: 'record', input: call.body });
  const [report] = await readReports(call, { ids: [call.params.id] });
  const left = openLines(report!).length;
  const said = `${countItems(call.body.lines.length)} disposed of by ${report!.type} ${report!.number}.`;
  if (left > 0) return { message: `${said} ${left === 1 ? '1 item is' : `${left} items are`} left.` };
  await takeStep(call, { kind: disposalFlow, id: request, action: 'finish' });
  return { message: `${said} It was the last one: the report is closed.` };
}

/** The effect of the step: the act, its items, and the report with what it says now. */
export async function disposeOf(call: StepCall, id: number, order: Order): Promise<void> {
  const { db, actor, now, today } = call;
  const { mode, disposed_on: day, or_on: receiptOn, lines } = order;
  requirePast(today, { disposed_on: day, or_on: mode === 'SALE' ? receiptOn : null });
  await lockRow(call, id);
  const ids = lines.map(({ item_id: item }) => item);
  await requireOpenLines(call, id, 'lines', ids);
  const [report] = await readReports(call, { ids: [id] });
  if (day < report!.as_at)
    throw invalid({ disposed_on: [`The report is as at ${longDate(report!.as_at)}; nothing is disposed of before.`] });
  await lockItems(call, ids);
  // Its line is closed before it moves, so that what is done here is not taken for something else.
  await sql`
    update property_disposal.line set is_open = false, left_because = 'Being disposed of' where report_id = ${id} and item_id = any(${ids}::integer[])`.execute(
    db,
  );
  const named = `${report!.type} ${report!.number}`;
  const moved = mode === 'TRANSFER' ? await transfer(call, ids, order, named) : null;
  const { rows } = await sql<{ id: number }>`
    insert into property_disposal.act (report_id, mode, other_mode, disposed_on, or_no, or_on, buyer, certificate_no, witnesses, agency, move_id, reference,
      recorded_by, recorded_at)
    values (${id}, ${mode}, ${mode === 'OTHER' ? order.other_mode : ''}, ${day}::date, ${mode === 'SALE' ? order.or_no : ''},
      ${mode === 'SALE' ? receiptOn : null}::date, ${mode === 'SALE' ? order.buyer : ''}, ${mode === 'DESTRUCTION' ? order.certificate_no : ''},
      ${mode === 'TRANSFER' ? '' : order.witnesses}, ${mode === 'TRANSFER' ? order.agency : ''}, ${moved?.id ?? null}::integer, ${moved?.reports ?? ''},
      ${actor.accountId || null}::integer, ${now.toString()}::timestamptz) returning id`.execute(db);
  const amounts = lines.map(({ item_id, amount }) => ({ item_id, amount: mode === 'SALE' ? amount : 0 }));
  await sql`
    update property_disposal.line l set left_because = null, act_id = ${rows[0]!.id}, amount = n.amount
    from jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) as n (item_id integer, amount bigint)
    where l.report_id = ${id} and l.item_id = n.item_id`.execute(db);
  if (mode !== 'TRANSFER')
    await moveItems(keeping(call), ids, { action: 'dispose', as: 'committee', reason: reasonOf(order), reference: named });
  await issueReport(call, id);
}

/** To another agency it goes by a transfer report, as all that leaves the university alive. */
async function transfer(call: StepCall, ids: readonly number[], order: Order, named: string): Promise<{ id: number; reports: string }> {
  const { agency, received_by, approved_by, approved_position, disposed_on: day } = order;
  return sendOut(keeping(call), {
    item_ids: [...ids],
    agency,
    received_by,
    approved_by,
    approved_position,
    type: 'OTHER',
    other_type: 'Disposal of unserviceable property',
    reason: `Transferred without cost by ${named}`,
    dated_on: day,
  });
}

function reasonOf({ mode, other_mode: other, or_no: receipt, certificate_no: certificate, disposed_on: day }: Order): string {
  const on = longDate(day);
  if (mode === 'SALE') return `Sold on ${on}, official receipt ${receipt}`;
  return mode === 'DESTRUCTION' ? `Destroyed on ${on}, certificate ${certificate}` : `${other}, ${on}`;
}
