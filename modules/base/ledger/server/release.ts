import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { LedgerCall } from './ledger-call.ts';
import { draftReleases, lockHolds, readHolds } from './open-holds.ts';
import { writeDrafts } from './write-drafts.ts';

/** Frees all that a request holds: it was disapproved, returned or withdrawn. Errors: 409 where it holds nothing, such as after it was settled. */
export async function release(call: LedgerCall, requestId: number, reason: string): Promise<void> {
  const holds = await lockHolds(call.db, requestId);
  if (holds.length === 0) throw wrongState('This request holds nothing. What it has posted is reversed, not released.');
  await writeDrafts(call, draftReleases(requestId, holds, reason));
}

/** The same where it holds anything, for who has locked all accounts on which it may. */
export async function releaseLocked(call: LedgerCall, requestId: number, reason: string): Promise<void> {
  const holds = await readHolds(call.db, requestId);
  if (holds.length > 0) await writeDrafts(call, draftReleases(requestId, holds, reason));
}
