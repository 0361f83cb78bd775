import { sql } from 'kysely';
import { placeIn } from '@talaan/kernel/server/acting.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { itemFlow, type ItemAction, type ItemRole, type ItemState } from '../../workflow.ts';
import { afterItemsMoved, type MovedItem, type PropertyCall } from '../needs.ts';
import { itemLog } from './item-log.ts';
import { lockItems, nameItem } from './lock-items.ts';
import { settlePapers } from './settle-papers.ts';

export interface ItemMove {
  action: ItemAction;
  /** Who moves them, as the flow calls it; the caller has been asked whether they may. */
  as: ItemRole;
  reason?: string;
  /** The paper by which they move, where it is no receipt: the number of a return slip, an inspection report. */
  reference?: string;
  /** The new paper of each item, where the step puts it on one. */
  onto?: ReadonlyMap<number, NewLine>;
}

interface NewLine {
  paperId: number;
  /** Its place among the lines of the paper. */
  no: number;
  holderId: number;
  amount: number;
}

/** States in which an item stays on its paper. */
const ON_PAPER: readonly ItemState[] = ['ISSUED_FOR_ACK', 'DISPUTED', 'ACKNOWLEDGED', 'FOR_TRANSFER', 'LOST'];

/**
 * The one way in which items change their state: locks them in the order of their numbers, refuses all where one cannot take the step, writes
 * the steps and the audit events, ends or begins their lines on papers, and lets the modules above follow. A constant number of statements.
 * Errors: 404 for one that is not there, 409 for a wrong state, with what is open.
 */
export async function moveItems(call: PropertyCall, ids: readonly number[], move: ItemMove): Promise<MovedItem[]> {
  const { action, as, reason = '', reference = '', onto } = move;
  const items = await lockItems(call, ids);
  itemLog.requireOpen(
    items.map((item) => ({ named: nameItem(item), state: item.state })),
    action,
    as,
  );
  const moved = items.map((item) => {
    const to = itemFlow.after(item.state, action);
    const stays = ON_PAPER.includes(to);
    const line = onto?.get(item.id);
    return {
      item,
      to,
      holderId: line ? line.holderId : stays ? item.holder_id : null,
      paperId: line ? line.paperId : stays ? item.paper_id : null,
    };
  });
  const leaving = moved.filter(({ item, paperId }) => item.paper_id !== null && item.paper_id !== paperId).map(({ item }) => item.id);
  await endLines(call, leaving, action);
  if (onto) await addLines(call, onto);
  if (action === 'acknowledge') await acknowledgeLines(call, ids);
  await itemLog.append(
    call,
    moved.map(({ item, to, holderId, paperId }) => ({
      id: item.id,
      action,
      from: item.state,
      to,
      place: placeIn(call, item.tree),
      reason,
      personnelId: holderId ?? item.holder_id ?? undefined,
      further: { holder_id: holderId, paper_id: paperId, reference },
    })),
  );
  await settlePapers(call, [...new Set(moved.flatMap(({ item, paperId }) => [item.paper_id, paperId]).filter((id) => id !== null))]);
  const told = moved.map(({ item, to, holderId }) => ({
    id: item.id,
    from: item.state,
    to,
    action,
    heldBy: item.holder_id,
    holder: holderId,
  }));
  for (const follow of allContributed(call.server, afterItemsMoved)) await follow(call, told);
  return told;
}

/** Of a transfer the former line is left open until the new holder acknowledges: both are accountable (B5.5). */
async function endLines({ db, today }: PropertyCall, ids: readonly number[], action: ItemAction): Promise<void> {
  if (ids.length === 0) return;
  await (
    action === 'transfer'
      ? sql`update property.paper_line set state = 'LEAVING' where item_id = any(${[...ids]}::integer[]) and state = 'ACKNOWLEDGED'`
      : sql`update property.paper_line set state = 'ENDED', ended_on = ${today}::date, ended_by = ${action}
          where item_id = any(${[...ids]}::integer[]) and state <> 'ENDED'`
  ).execute(db);
}

async function addLines({ db }: PropertyCall, onto: ReadonlyMap<number, NewLine>): Promise<void> {
  const lines = [...onto].map(([item_id, { paperId, no, amount }]) => ({ item_id, paper_id: paperId, no, amount }));
  await sql`
    insert into property.paper_line (paper_id, item_id, no, state, amount)
    select paper_id, item_id, no, 'WAITING', amount
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (paper_id integer, item_id integer, no smallint, amount bigint)`.execute(
    db,
  );
}

/** The papers of the former holders, who are no longer accountable now, are settled too. */
async function acknowledgeLines(call: PropertyCall, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ paper_id: number; ended: boolean }>`
    update property.paper_line set state = case state when 'WAITING' then 'ACKNOWLEDGED' else 'ENDED' end,
      ended_on = case state when 'LEAVING' then ${call.today}::date end, ended_by = case state when 'LEAVING' then 'transfer' end
    where item_id = any(${[...ids]}::integer[]) and state in ('WAITING', 'LEAVING') returning paper_id, state = 'ENDED' as ended`.execute(
    call.db,
  );
  await settlePapers(call, [...new Set(rows.filter(({ ended }) => ended).map(({ paper_id }) => paper_id))]);
}
