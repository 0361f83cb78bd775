import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { heldItems, type HeldItem } from '@talaan/property/server/public.ts';

export interface Holding {
  items: HeldItem[];
  /** Transfers whose reports wait for this person to acknowledge: both are blocked until then (B5.5). */
  receiving: number;
}

/** What people are accountable for, and what comes to them; those with nothing are left out. */
export async function readHoldings(db: Database, people: readonly number[]): Promise<Map<number, Holding>> {
  const held = Map.groupBy(await heldItems(db, people), ({ personnel_id }) => personnel_id);
  const { rows } = await sql<{ id: number; receiving: number }>`
    select t.receiver_id as id, count(*) as receiving from property.transfer t join property.move m on m.id = t.move_id
    where m.state = 'RECEIVING' and t.receiver_id = any(${[...people]}::integer[]) group by 1`.execute(db);
  const receiving = new Map(rows.map((row) => [row.id, row.receiving]));
  return new Map(
    [...new Set([...held.keys(), ...receiving.keys()])].map((id) => [id, { items: held.get(id) ?? [], receiving: receiving.get(id) ?? 0 }]),
  );
}

/** So many items are named in a sentence. */
const NAMED = 3;

/** `4 items of property: 2026-05-03-0012-28 (Laptop computer), … and 1 more`. */
export function listHeld(items: readonly HeldItem[]): string {
  const named = items.slice(0, NAMED).map(({ property_no: no, article }) => `${no} (${article})`);
  const more = items.length > NAMED ? ` and ${items.length - NAMED} more` : '';
  return `${items.length === 1 ? '1 item' : `${items.length} items`} of property: ${named.join(', ')}${more}`;
}

/** Why a person cannot be cleared of property. */
export function whyNotCleared({ items, receiving }: Holding): string {
  const held = items.length === 0 ? '' : `Still accountable for ${listHeld(items)}. These are returned, transferred or settled first.`;
  const coming =
    receiving === 0
      ? ''
      : `${receiving === 1 ? 'A transfer waits' : `${receiving} transfers wait`} to be received: acknowledge or decline it first.`;
  return [held, coming].filter(Boolean).join(' ');
}
