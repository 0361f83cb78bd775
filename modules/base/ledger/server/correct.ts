import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { NewPosting } from '../contract.ts';
import { draftReversals } from './draft-reversals.ts';
import type { LedgerCall } from './ledger-call.ts';
import { lockAccounts, type AccountKey } from './lock-accounts.ts';
import { accountsOf, draftOf } from './post.ts';
import { requireLines } from './require-lines.ts';
import { writeDrafts } from './write-drafts.ts';

/**
 * Reverses postings and posts others in their place, judged by their end alone: a month that is closed again, a leave that is
 * shortened. Errors: Overdrawn with the later day that would be uncovered; 404; 409 for what cannot be reversed; as of `post`.
 */
export async function correct(
  call: LedgerCall,
  { reverse: postingIds, post: postings, reason }: { reverse: readonly number[]; post: readonly NewPosting[]; reason: string },
): Promise<{ reversals: number[]; posted: number[] }> {
  for (const { lines } of postings) requireLines(lines);
  await lockAccounts(call.db, [...(await accountsOfPostings(call.db, postingIds)), ...postings.flatMap(accountsOf)]);
  const reversals = await draftReversals(call.db, postingIds, reason);
  const drafts = postings.map(({ kind, lines, ...cause }) => draftOf(kind, cause, lines));
  const ids = await writeDrafts(call, [...reversals, ...drafts]);
  return { reversals: ids.slice(0, reversals.length), posted: ids.slice(reversals.length) };
}

/** Reverses one posting as a whole, on its own days and lots. Errors: as of `correct`. */
export async function reverse(call: LedgerCall, postingId: number, reason: string): Promise<number> {
  const { reversals } = await correct(call, { reverse: [postingId], post: [], reason });
  return reversals[0]!;
}

async function accountsOfPostings(db: Database, postingIds: readonly number[]): Promise<AccountKey[]> {
  const { rows } = await sql<AccountKey>`
    select distinct l.personnel_id as "personnelId", l.book from ledger.entry e join ledger.lot l on l.id = e.lot_id
    where e.posting_id = any (${postingIds}::bigint[])`.execute(db);
  return rows;
}
