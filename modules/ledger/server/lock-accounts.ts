import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';

export interface AccountKey {
  personnelId: number;
  /** The code of the book. */
  book: string;
}

/**
 * Locks accounts until the transaction ends, in one order everywhere, and makes those that are not there, so that a first use is
 * locked too. Lock before any read that decides: what a leave has left, what a month may still earn.
 */
export async function lockAccounts(db: Database, accounts: readonly AccountKey[]): Promise<void> {
  const wanted = sql`unnest(${accounts.map(({ personnelId }) => personnelId)}::integer[], ${accounts.map(({ book }) => book)}::text[])`;
  await sql`
    insert into ledger.account (personnel_id, book) select distinct w.personnel_id, w.book from ${wanted} w (personnel_id, book)
    where not exists (select from ledger.account a where a.personnel_id = w.personnel_id and a.book = w.book)
    order by 1, 2 on conflict do nothing`.execute(db);
  await sql`
    select from ledger.account a where (a.personnel_id, a.book) in (select * from ${wanted})
    order by a.personnel_id, a.book for no key update`.execute(db);
}
