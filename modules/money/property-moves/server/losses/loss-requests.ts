import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import { lockItems, markConditions, moveItems, nameItem, requirePast, type LockedItem } from '@talaan/property/server/public.ts';
import { serveRequests, type Moved, type StepCall } from '@talaan/requests/server/public.ts';
import { amendLoss, decideLoss, recoverLost, submitLoss } from '../../contract/losses.ts';
import { lossFlow } from '../../workflow.ts';
import { keeping } from '../keeping.ts';
import { closeLines } from '../moves/close-lines.ts';
import { openLines, readByRequest, type FoundMove } from '../moves/find-move.ts';
import { factsOfMoves } from '../moves/move-facts.ts';
import { endReports, readReports, remakeReports } from '../moves/reports.ts';

type MovedLoss = Moved<typeof lossFlow, FoundMove>;
type Decision = BodyOf<typeof decideLoss>;

/** What follows from the steps of a loss: its report, and what becomes of the items. */
export const lossRequests = serveRequests<typeof lossFlow, FoundMove>(lossFlow, {
  reads: readByRequest,
  facts: factsOfMoves,
  asksAgain: async (_call, waiting) =>
    new Map(
      waiting.flatMap(({ id, from, record: { loss } }) =>
        from === 'REPORTED' && loss!.notarized_on === null
          ? [[id, 'The report is notarized before it goes to the Commission on Audit. Add the day and the notary first.'] as const]
          : [],
      ),
    ),
  inputs: {
    amend: amendLoss.body,
    submit: submitLoss.body,
    relieve: decideLoss.body,
    pay: decideLoss.body,
    replace: decideLoss.body,
    recover: recoverLost.body,
  },
  effects: {
    amend: async (call, moved, { input }) => {
      for (const { recordId } of moved) {
        await keepKnown(call, recordId, input as BodyOf<typeof amendLoss>);
        await remakeReports(keeping(call), recordId, 'More is known of the loss now; the report says it under another code.');
      }
    },
    submit: async (call, moved, { input }) => {
      const { submitted_on: day, submission_no: no } = input as BodyOf<typeof submitLoss>;
      requirePast(call.today, { submitted_on: day });
      for (const { recordId, record } of moved) {
        requireAfter('submitted_on', day, record.loss!.discovered_on);
        await sql`update property.loss set submitted_on = ${day}::date, submission_no = ${no} where move_id = ${recordId}`.execute(call.db);
      }
    },
    find: async (call, moved, { remarks }) => {
      for (const one of moved) await find(call, one, remarks);
    },
    relieve: end,
    pay: end,
    replace: end,
    recover: async (call, moved, { input }) => {
      for (const one of moved) await recover(call, one, input as BodyOf<typeof recoverLost>);
    },
  },
  tells: {
    submit: ({ title }) => ({ title: 'Your report of loss was submitted', description: `${title}. It is before the Commission on Audit.` }),
    find: ({ title }, remarks) => ({
      title: 'Your property was found',
      description: `${title}: ${remarks} You are accountable for it as before.`,
    }),
    relieve: ({ title }) => ({ title: 'You are relieved from accountability', description: title }),
    pay: ({ title }) => ({
      title: 'The payment for your loss was recorded',
      description: `${title}. You are no longer accountable for it.`,
    }),
    replace: ({ title }) => ({ title: 'The replacement was recorded', description: `${title}. You are no longer accountable for it.` }),
    recover: ({ title, record: { loss } }, remarks) => ({
      title: 'What you lost was found',
      description: `${title}: ${remarks} It is in stock again; you are not accountable for it, and the loss stays closed.${
        loss!.paid === null && loss!.replacement === null
          ? ''
          : ' What you paid or replaced is not given back by this: ask the accounting office.'
      }`,
    }),
  },
});

/** Keeps what is known of a loss, and adds files. Errors: 422 on the days that are still to come, and for files that are no longer there. */
export async function keepKnown(
  call: Pick<StepCall, 'db' | 'actor' | 'today'>,
  moveId: number,
  known: BodyOf<typeof amendLoss>,
): Promise<void> {
  const { files, police_notified, police_station, police_on, notarized_on, notary, identity_paper } = known;
  requirePast(call.today, { police_on, notarized_on });
  await sql`
    update property.loss set police_notified = ${police_notified}, police_station = ${police_notified ? police_station : ''},
      police_on = ${police_notified ? police_on : null}::date, notarized_on = ${notarized_on}::date, notary = ${notary}, identity_paper = ${identity_paper}
    where move_id = ${moveId}`.execute(call.db);
  for (const [at, path] of files.entries()) {
    const { id } = await takeUpload(call, path, `files.${at}`);
    await sql`insert into property.loss_file (move_id, file_id) values (${moveId}, ${id})`.execute(call.db);
  }
}

function requireAfter(field: string, day: string, discovered: string): void {
  if (day < discovered) throw invalid({ [field]: ['This is before the loss was discovered.'] });
}

async function lockLost(call: StepCall, ids: readonly number[]): Promise<LockedItem[]> {
  return lockItems(call, ids);
}

/** Found before the decision: back with the holder, whose receipt was never ended, or into stock (B5.1). */
async function find(call: StepCall, { recordId, record }: MovedLoss, reason: string): Promise<void> {
  const property = keeping(call);
  const items = await lockLost(
    call,
    openLines(record).map(({ id }) => id),
  );
  await closeLines(call, [recordId]);
  const [held, stock] = [items.filter(({ holder_id }) => holder_id !== null), items.filter(({ holder_id }) => holder_id === null)];
  if (held.length > 0) await moveItems(property, held.map(idOf), { action: 'find', as: 'custodian', reason });
  if (stock.length > 0) await moveItems(property, stock.map(idOf), { action: 'recover', as: 'custodian', reason });
  await markFound(call, record, items);
  await endReports(property, recordId, 'The property was found before it was decided.');
}

/** Found after the decision: taken up again as found at station, in stock under its number. */
async function recover(
  call: StepCall,
  { recordId, record }: MovedLoss,
  { item_ids: ids, reason }: BodyOf<typeof recoverLost>,
): Promise<void> {
  const items = await lockLost(call, ids);
  const { rows } = await sql<{ item_id: number }>`
    select item_id from property.move_item where move_id = ${recordId} and left_because is null`.execute(call.db);
  const missing = new Set(rows.map(({ item_id: id }) => id));
  const errors = ids.flatMap((id, at) =>
    missing.has(id) ? [] : [[`item_ids.${at}`, ['This item is not missing by this loss any more.']]],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as Record<string, string[]>);
  await sql`
    update property.move_item set left_because = ${`Found later, ${longDate(call.today)}`} where move_id = ${recordId} and item_id = any(${[...ids]}::integer[])`.execute(
    call.db,
  );
  const reports = await readReports(call, recordId);
  await moveItems(keeping(call), ids, {
    action: 'recover',
    as: 'custodian',
    reason,
    reference: reports.map(({ type, number }) => `${type} ${number}`).join(', '),
  });
  await markFound(call, record, items);
}

/** What was lost or stolen is whole until it is inspected; what was damaged stays so. */
async function markFound(call: StepCall, { loss }: FoundMove, items: readonly LockedItem[]): Promise<void> {
  if (loss!.nature === 'LOST' || loss!.nature === 'STOLEN') await markConditions(call, new Map(items.map(({ id }) => [id, 'SERVICEABLE'])));
}

async function end(call: StepCall, moved: readonly MovedLoss[], { input }: { input?: unknown }): Promise<void> {
  for (const one of moved) await decide(call, one, input as Decision);
}

async function decide(call: StepCall, { recordId, record }: MovedLoss, decision: Decision): Promise<void> {
  const { db, today } = call;
  const { decision: action, decided_on: day, decision_no, paid, receipt_no, replacement_id: replacement } = decision;
  requirePast(today, { decided_on: day });
  requireAfter('decided_on', day, record.loss!.discovered_on);
  const lost = openLines(record).map(({ id }) => id);
  const items = await lockLost(call, action === 'replace' ? [...lost, replacement!] : lost);
  const other = action === 'replace' ? items.find(({ id }) => id === replacement) : undefined;
  if (other && other.state !== 'IN_STOCK')
    throw wrongState(`${nameItem(other)} is not in stock. Record what was brought as a delivery first.`);
  await sql`
    update property.loss set decided_on = ${day}::date, decision_no = ${decision_no}, paid = ${action === 'pay' ? paid : null}::bigint,
      receipt_no = ${action === 'pay' ? receipt_no : ''}, replacement_id = ${action === 'replace' ? replacement : null}::integer
    where move_id = ${recordId}`.execute(db);
  await closeLines(call, [recordId]);
  const reports = await readReports(call, recordId);
  const named = decision_no || reports.map(({ type, number }) => `${type} ${number}`).join(', ');
  await moveItems(keeping(call), lost, { action, as: 'custodian', reference: named });
}

function idOf({ id }: LockedItem): number {
  return id;
}
