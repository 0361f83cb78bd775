import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

export interface AccountKey {
  personnelId: number;
  /** The code of the book. */
  book: string;
}

/**
 * From here to the end of the transaction rows are found by their index. The triggers and foreign keys of an entry keep the plan of
 * their first use: made while the tables are small it reads them whole, and the first month of 10,000 people would take hours.
 */
const readByIndex = sql`set_config('enable_seqscan', 'off', true)`;

/**
 * Locks accounts until the transaction ends, in one order everywhere, and makes those that are not there, so that a first use is
 * locked too. Lock before any read that decides: what a leave has left, what a month may still earn.
 */
export async function lockAccounts(db: Database, accounts: readonly AccountKey[]): Promise<void> {
  const wanted = sql`unnest(${accounts.map(({ personnelId }) => personnelId)}::integer[], ${accounts.map(({ book }) => book)}::text[])`;
  const all = new Set(accounts.map(({ personnelId, book }) => `${personnelId} ${book}`));
  if ((await lockKnown(db, wanted)) === all.size) return;
  await sql`
    insert into ledger.account (personnel_id, book) select distinct w.personnel_id, w.book from ${wanted} w (personnel_id, book)
    where not exists (select from ledger.account a where a.personnel_id = w.personnel_id and a.book = w.book)
    order by 1, 2 on conflict do nothing`.execute(db);
  await lockKnown(db, wanted);
}

/** Locks those that are there; how many they are. */
async function lockKnown(db: Database, wanted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    select ${readByIndex} from ledger.account a where (a.personnel_id, a.book) in (select * from ${wanted})
    order by a.personnel_id, a.book for no key update`.execute(db);
  return rows.length;
}
