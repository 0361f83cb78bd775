import { createHash } from 'node:crypto';
import type { Cause, Line, NewPosting, PostingKind } from '../contract.ts';
import type { Draft } from '../rules/plan-entries.ts';
import type { LedgerCall } from './ledger-call.ts';
import { lockAccounts, type AccountKey } from './lock-accounts.ts';
import { requireLines } from './require-lines.ts';
import { writeDrafts } from './write-drafts.ts';

/**
 * Posts one act, all of its lines or none, within the transaction at hand. The same cause and key again is the same posting. Errors:
 * Overdrawn, CapReached; 409 where the same cause posted other lines; 422.
 */
export async function post(call: LedgerCall, posting: NewPosting): Promise<number> {
  const [id] = await postMany(call, [posting]);
  return id!;
}

/** The same for many people at once, in as many statements as for one; the number of each. */
export async function postMany(call: LedgerCall, postings: readonly NewPosting[]): Promise<number[]> {
  for (const { lines } of postings) requireLines(lines);
  await lockAccounts(call.db, postings.flatMap(accountsOf));
  return writeDrafts(
    call,
    postings.map(({ kind, lines, ...cause }) => draftOf(kind, cause, lines)),
  );
}

export function draftOf(kind: PostingKind, cause: Cause, lines: readonly Line[]): Draft {
  const asked = lines.map(({ book, amount, on, lot }) => [book.code, amount, on, lot?.earnedOn ?? null, lot?.expiresOn ?? null]);
  const hash = createHash('sha256').update(JSON.stringify([kind, cause.requestId ?? null, asked]));
  return { ...cause, kind, reversesId: null, lines, entries: [], linesHash: hash.digest('base64url') };
}

export function accountsOf({ personnelId, lines }: { personnelId: number; lines: readonly Line[] }): AccountKey[] {
  return lines.map(({ book }) => ({ personnelId, book: book.code }));
}
