import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { Unit } from '../contract.ts';
import { formatAmount } from '../rules/format-amount.ts';
import type { PlannedEntry } from '../rules/plan-entries.ts';

/** Earning would pass the cap of its book. 409; `room` is what may still be earned. */
export class CapReached extends Refusal {
  readonly room: number;
  constructor(message: string, room: number) {
    super(409, { message, actions: [], room });
    this.room = room;
  }
}

/** Refuses earning above a cap; hours given back may stand above it. */
export async function requireRoom(db: Database, entries: readonly PlannedEntry[]): Promise<void> {
  const earned = entries.filter(({ draft, amount }) => draft.kind === 'EARN' && amount > 0);
  if (earned.length === 0) return;
  const accounts = Map.groupBy(entries, ({ personnelId, book }) => `${personnelId} ${book}`);
  const asked = [...new Set(earned.map(({ personnelId, book }) => `${personnelId} ${book}`))].map((key) => {
    const of = accounts.get(key)!;
    return { personnelId: of[0]!.personnelId, book: of[0]!.book, net: of.reduce((sum, { amount }) => sum + amount, 0) };
  });
  const { rows } = await sql<{ name: string; unit: Unit; cap: number; balance: number; net: number }>`
    select b.name, b.unit, b.cap, a.balance, w.net
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w ("personnelId" integer, book text, net bigint)
    join ledger.account a on a.personnel_id = w."personnelId" and a.book = w.book join ledger.book b on b.code = w.book
    where w.net > 0 and a.balance + w.net > b.cap order by a.personnel_id, a.book limit 1`.execute(db);
  const full = rows[0];
  if (!full) return;
  const room = Math.max(full.cap - full.balance, 0);
  const amount = (size: number) => formatAmount(size, full.unit);
  throw new CapReached(
    `${full.name}: at most ${amount(full.cap)} may be earned. The balance is ${amount(full.balance)}, so ${amount(room)} can be credited.`,
    room,
  );
}
