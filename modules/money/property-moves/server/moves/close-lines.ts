import { sql } from 'kysely';
import { itemFlow } from '@talaan/property/workflow.ts';
import { HELD_STATES } from '@talaan/property/workflow.ts';
import type { AfterItemsMoved, MovedItem } from '@talaan/property/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { MoveKind } from '../../workflow.ts';

/** The items of moves are on no way any more: what was asked is done, or is over. The items are locked. */
export async function closeLines({ db }: Pick<Call, 'db'>, moveIds: readonly number[], itemIds?: readonly number[]): Promise<void> {
  await sql`
    update property.move_item set is_open = false where is_open and move_id = any(${[...moveIds]}::integer[])
      and ${itemIds ? sql`item_id = any(${[...itemIds]}::integer[])` : sql`true`}`.execute(db);
}

/** Whether an item that was moved otherwise is still where a move expects it. */
const GOES_ON: Readonly<Record<MoveKind, (moved: MovedItem) => boolean>> = {
  transfer: ({ to }) => to === 'FOR_TRANSFER',
  // Its receipt may be renewed in between; then it waits for the acknowledgement first.
  return: ({ to, heldBy, holder }) => heldBy === holder && (HELD_STATES as readonly string[]).includes(to),
  loss: ({ to }) => to === 'LOST',
};

/** An item that went another way leaves the move in which it was, with what happened to it. */
export const leaveMoves: AfterItemsMoved = async ({ db }, moved) => {
  const { rows } = await sql<{ item_id: number; kind: MoveKind }>`
    select l.item_id, m.kind from property.move_item l join property.move m on m.id = l.move_id
    where l.is_open and l.item_id = any(${moved.map(({ id }) => id)}::integer[])`.execute(db);
  const kinds = new Map(rows.map(({ item_id, kind }) => [item_id, kind]));
  const gone = moved.filter((one) => kinds.has(one.id) && !GOES_ON[kinds.get(one.id)!](one));
  if (gone.length === 0) return;
  const left = gone.map(({ id, action }) => ({ id, because: itemFlow.steps[action].label }));
  await sql`
    update property.move_item l set is_open = false, left_because = g.because
    from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as g (id integer, because text) where l.item_id = g.id and l.is_open`.execute(
    db,
  );
};
