import type { Cause, Line } from '../contract.ts';
import type { LedgerCall } from './ledger-call.ts';
import { lockAccounts } from './lock-accounts.ts';
import { accountsOf, draftOf } from './post.ts';
import { requireCharges } from './require-lines.ts';
import { writeDrafts, writeUnposted } from './write-drafts.ts';

/** What a request that is not decided sets aside: lines as they are to be posted, each below zero. */
export interface Reservation extends Cause {
  requestId: number;
  lines: readonly Line[];
}

/** Reserves, so that two requests cannot use the same days. The same cause and key again is the same reservation. Errors: as of `post`. */
export async function reserve(call: LedgerCall, reservation: Reservation): Promise<number> {
  await lockAccounts(call.db, accountsOf(reservation));
  return reserveLocked(call, reservation);
}

/** The same for who has locked all accounts of its lines (`lockAccounts`). */
export async function reserveLocked(call: LedgerCall, { lines, ...cause }: Reservation): Promise<number> {
  requireCharges(lines);
  const [id] = await writeDrafts(call, [draftOf('RESERVE', cause, lines)]);
  return id!;
}

/** The same for a request that was filed in this transaction, so that nothing is posted for it yet. */
export async function reserveFiled(call: LedgerCall, { lines, ...cause }: Reservation): Promise<number> {
  requireCharges(lines);
  const [id] = await writeUnposted(call, [draftOf('RESERVE', cause, lines)], new Map());
  return id!;
}
