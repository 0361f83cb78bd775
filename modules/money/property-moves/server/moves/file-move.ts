import { sql } from 'kysely';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { lockItems, nameItem, type LockedItem } from '@talaan/property/server/public.ts';
import { fileRequests, officeOf, type ServedKind } from '@talaan/requests/server/public.ts';
import type { AnyKind } from '@talaan/requests/contract/request-kind.ts';
import type { MoveKind } from '../../workflow.ts';
import { requireRole, type Mover } from './find-role.ts';

/** Items that are locked for a move, and as what the caller asks for it. */
export interface Moving {
  role: Mover;
  items: LockedItem[];
  /** Whose they are; of what is in stock null. */
  holderId: number | null;
}

/**
 * Locks items for a move that is asked for: all of one holder, by this one, the head of the office or the custodian. Errors: 404; 409 where they
 * are not of this holder; 422 on `personnel_id` for another's items without a name.
 */
export async function takeItems(
  call: Call,
  { personnel_id, item_ids }: { personnel_id: number | null; item_ids: readonly number[] },
): Promise<Moving> {
  const role = await requireRole(call, item_ids);
  const items = await lockItems(call, item_ids);
  const holderId = personnel_id ?? (role === 'holder' ? call.actor.personnelId : null);
  const stray = items.find(({ holder_id }) => holder_id !== holderId);
  if (!stray) return { role, items, holderId };
  if (holderId === null) throw invalid({ personnel_id: ['Choose the accountable person.'] });
  if (stray.holder === null) throw wrongState(`${nameItem(stray)} has no holder now. Reload the page.`);
  throw wrongState(`${nameItem(stray)} is held by ${stray.holder} now. One request is about the property of one person.`);
}

/** Error: 409 for an item that is in a transfer, return or loss already, with which. Of two who ask at the same moment the second learns of the first. */
export async function requireFree({ db }: Pick<Call, 'db'>, items: readonly LockedItem[]): Promise<void> {
  const busy = await findBusy(
    { db },
    items.map(({ id }) => id),
  );
  const taken = items.find(({ id }) => busy.has(id));
  if (taken) throw wrongState(`${nameItem(taken)} ${SAID[busy.get(taken.id)!.kind]}`);
}

const SAID: Readonly<Record<MoveKind, string>> = {
  transfer: 'is in a transfer already. Withdraw that first.',
  return: 'is to be returned already. Withdraw that first.',
  loss: 'was reported as lost.',
};

/** The open move of each item that has one. */
export async function findBusy({ db }: Pick<Call, 'db'>, itemIds: readonly number[]): Promise<Map<number, { id: number; kind: MoveKind }>> {
  const { rows } = await sql<{ item_id: number; id: number; kind: MoveKind }>`
    select l.item_id, m.id, m.kind from property.move_item l join property.move m on m.id = l.move_id
    where l.is_open and l.item_id = any(${[...itemIds]}::integer[])`.execute(db);
  return new Map(rows.map(({ item_id, ...move }) => [item_id, move]));
}

interface NewMove {
  kind: MoveKind;
  ownerId: number;
  title: string;
  reason: string;
  witnesses: string;
  /** Who receives a transfer. */
  chosenId?: number;
}

/** Files the request of a move and writes its row with its items, which the caller has locked. Returns both numbers. */
export async function addMove<K extends AnyKind>(
  call: Call,
  served: ServedKind<K>,
  items: readonly LockedItem[],
  { kind, ownerId, title, reason, witnesses, chosenId }: NewMove,
): Promise<{ id: number; requestId: number }> {
  const { db, today } = call;
  const id = await insertMove(call, { kind, personnelId: ownerId, reason, witnesses });
  const officeId = (await officeOf(db, ownerId, today)) ?? (await officeOfItem(call, items[0]!.id));
  const facts = { ownerId, officeId, title, recordId: id, ...(chosenId !== undefined && { chosenId }) };
  const [requestId] = await fileRequests(call, served, [facts]);
  await sql`update property.move set request_id = ${requestId}, state = ${served.kind.states[0]} where id = ${id}`.execute(db);
  await addLines(call, id, items);
  return { id, requestId: requestId! };
}

export async function insertMove(
  { db, actor, now }: Pick<Call, 'db' | 'actor' | 'now'>,
  move: { kind: MoveKind; personnelId: number | null; reason: string; witnesses: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into property.move (kind, personnel_id, reason, witnesses, filed_by, filed_at)
    values (${move.kind}, ${move.personnelId}, ${move.reason}, ${move.witnesses}, ${actor.accountId || null}::integer, ${now.toString()}::timestamptz)
    returning id`.execute(db);
  return rows[0]!.id;
}

export async function addLines({ db }: Pick<Call, 'db'>, moveId: number, items: readonly LockedItem[]): Promise<void> {
  const ids = items.map(({ id }) => id);
  await sql`
    insert into property.move_item (move_id, item_id, no, paper_id, amount, condition)
    select ${moveId}::integer, i.id, n.no, i.paper_id, coalesce(l.amount, i.unit_cost), i.condition
    from unnest(${ids}::integer[]) with ordinality as n (id, no) join property.item i on i.id = n.id
      left join property.paper_line l on l.paper_id = i.paper_id and l.item_id = i.id`.execute(db);
}

async function officeOfItem({ db }: Pick<Call, 'db'>, id: number): Promise<number> {
  const { rows } = await sql<{ office_id: number }>`select office_id from property.item where id = ${id}`.execute(db);
  return rows[0]!.office_id;
}
