import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import {
  findAccountable,
  issueReceipts,
  lockItems,
  markConditions,
  moveItems,
  nameItem,
  requirePast,
  type LockedItem,
} from '@talaan/property/server/public.ts';
import { serveRequests, type Moved, type StepCall, type Waiting } from '@talaan/requests/server/public.ts';
import { prepareTransfer, witnessTransfer } from '../../contract/transfers.ts';
import { linkOf, transferFlow } from '../../workflow.ts';
import { keeping } from '../keeping.ts';
import { closeLines } from '../moves/close-lines.ts';
import { openLines, readByRequest, type FoundMove } from '../moves/find-move.ts';
import { factsOfMoves } from '../moves/move-facts.ts';
import { makeReports, readReports, releaseReports, voidReports } from '../moves/reports.ts';

type MovedTransfer = Moved<typeof transferFlow, FoundMove>;

/** What follows from the steps of a transfer: its reports, and the new receipts of its receiver. */
export const transferRequests = serveRequests<typeof transferFlow, FoundMove>(transferFlow, {
  reads: readByRequest,
  facts: factsOfMoves,
  asksAgain: async (call, waiting) => whyNotGoingOn(call, waiting),
  guard: async (_call, action, moved) =>
    new Map(
      action !== 'acknowledge'
        ? []
        : moved.flatMap(({ id, record }) => {
            const lost = record.lines.find(({ is_open, report_id }) => !is_open && report_id !== null);
            if (!lost) return [];
            const because = `${lost.property_no} (${lost.article}) is on the report and left the transfer since: ${lost.left_because}.`;
            return [[id, `${because} Decline it, or have the custodian make the report anew.`] as const];
          }),
    ),
  inputs: { witness: witnessTransfer.body, prepare: prepareTransfer.body },
  effects: {
    witness: async ({ db }, moved, { input }) => {
      const { witnesses } = input as BodyOf<typeof witnessTransfer>;
      for (const { recordId } of moved) await sql`update property.move set witnesses = ${witnesses} where id = ${recordId}`.execute(db);
    },
    prepare: async (call, moved, { input }) => {
      for (const one of moved) await prepare(call, one, input as BodyOf<typeof prepareTransfer>);
    },
    acknowledge: async (call, moved) => {
      for (const one of moved) await receive(call, one);
    },
    decline: takeBackReports,
    void: takeBackReports,
    keep: keepWithHolder,
    refuse: keepWithHolder,
    withdraw: keepWithHolder,
  },
  tells: {
    acknowledge: ({ title }) => ({
      title: 'Your property was received',
      description: `${title}. You are no longer accountable for it.`,
    }),
    prepare: ({ title }) => ({
      title: 'The transfer report was made',
      description: `${title}. You stay accountable until the receiver acknowledges it.`,
    }),
  },
});

/** What hinders a transfer: nothing is left of it, or its receiver cannot be accountable today. */
async function whyNotGoingOn(
  call: Pick<StepCall, 'db' | 'today'>,
  waiting: readonly Waiting<typeof transferFlow, FoundMove>[],
): Promise<ReadonlyMap<number, string>> {
  const receivers = waiting.flatMap(({ record }) => record.receiver_id ?? []);
  const { hindrances } = await findAccountable(call, receivers, call.today);
  return new Map(
    waiting.flatMap(({ id, record }): [number, string][] => {
      if (openLines(record).length === 0) return [[id, 'Nothing is left in this transfer: its items went another way. Withdraw it.']];
      const because = hindrances.get(record.receiver_id!);
      return because === undefined ? [] : [[id, `${because} Withdraw the transfer, and ask for one to another person.`]];
    }),
  );
}

async function lockLines(call: StepCall, record: FoundMove): Promise<LockedItem[]> {
  return lockItems(
    call,
    openLines(record).map(({ id }) => id),
  );
}

async function prepare(call: StepCall, { recordId, record }: MovedTransfer, input: BodyOf<typeof prepareTransfer>): Promise<void> {
  const { db, today } = call;
  const { type, other_type, dated_on, approved_by, approved_position, conditions } = input;
  requirePast(today, { dated_on });
  const items = await lockLines(call, record);
  const found = new Map(conditions.map(({ item_id, condition }) => [item_id, condition]));
  const stray = conditions.find(({ item_id }) => !items.some(({ id }) => id === item_id));
  if (stray) throw invalid({ conditions: ['One of these items is not in the transfer any more. Reload the page.'] });
  await sql`
    update property.transfer set type = ${type}, other_type = ${type === 'OTHER' ? other_type : ''}, dated_on = ${dated_on}::date,
      approved_by = ${approved_by}, approved_position = ${approved_position} where move_id = ${recordId}`.execute(db);
  await sql`
    update property.move_item l set condition = n.condition from jsonb_to_recordset(${JSON.stringify(conditions)}::jsonb) as n (item_id integer, condition text)
    where l.move_id = ${recordId} and l.item_id = n.item_id`.execute(db);
  await markConditions(call, found);
  await makeReports(keeping(call), { moveId: recordId, kind: 'transfer', datedOn: dated_on, items, awaitsRelease: true });
}

/** The receiver takes over: for each report, its items go onto receipts and slips of this day, acknowledged by the same press. */
async function receive(call: StepCall, { recordId, record }: MovedTransfer): Promise<void> {
  const property = keeping(call);
  await lockLines(call, record);
  const reports = await readReports(call, recordId);
  await closeLines(call, [recordId]);
  for (const { type, number, itemIds } of reports) {
    const receipt = { personnelId: record.receiver_id!, userId: null, itemIds, replacesId: null };
    const reference = `${type} ${number}`;
    await issueReceipts(property, [receipt], { datedOn: call.today, action: 'transfer', reference, receivedFrom: record.made_by! });
  }
  await releaseReports(property, recordId);
}

async function takeBackReports(call: StepCall, moved: readonly MovedTransfer[], { remarks }: { remarks: string }): Promise<void> {
  for (const { recordId } of moved) await voidReports(keeping(call), recordId, remarks);
}

/** The items stay with their holder, as if the transfer had not been asked for. */
async function keepWithHolder(call: StepCall, moved: readonly MovedTransfer[], { remarks }: { remarks: string }): Promise<void> {
  for (const { recordId, ownerId, title, from, record } of moved) {
    const items = await lockLines(call, record);
    if (from === 'RECEIVING') await voidReports(keeping(call), recordId, remarks);
    await closeLines(call, [recordId]);
    const waiting = items.filter(({ state }) => state === 'FOR_TRANSFER').map(({ id }) => id);
    const as = ownerId === call.actor.personnelId ? 'holder' : 'custodian';
    if (waiting.length > 0) await moveItems(keeping(call), waiting, { action: 'keep', as, reason: remarks });
    if (from !== 'RECEIVING' || record.receiver_id === null) continue;
    await notifyPeople(call.db, call.now, [record.receiver_id], {
      title: 'A transfer to you was withdrawn',
      description: `${title}: ${remarks}`,
      link: linkOf('transfer', recordId),
    });
  }
}

/** `2026-05-03-0012-28 (Laptop computer)`, of an item that is to go to its own holder. */
export function refuseSamePerson(items: readonly LockedItem[], receiverId: number): void {
  const own = items.find(({ holder_id }) => holder_id === receiverId);
  if (own) throw invalid({ receiver_id: [`${nameItem(own)} is held by this person already.`] });
}
