import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Book } from '../contract.ts';
import { lockAccounts } from './lock-accounts.ts';

/**
 * Changes how low the lots that a person has may go, such as for an advance of sick leave; new lots take the floor of their book.
 * Errors: 409 where a balance is, or on some day was, below the new floor.
 */
export async function setFloor(
  call: Pick<Call, 'db' | 'now' | 'actor' | 'requestId'>,
  { personnelId, book, floor, reason }: { personnelId: number; book: Book; floor: number; reason: string },
): Promise<void> {
  const { db } = call;
  await lockAccounts(db, [{ personnelId, book: book.code }]);
  await giveReason(call, reason);
  await sql`update ledger.lot set floor = ${floor} where personnel_id = ${personnelId} and book = ${book.code}`.execute(db);
  await recordChange(call, {
    action: 'change the floor of a ledger account',
    subject: `ledger.account:${personnelId}:${book.code}`,
    personnelId,
    after: { floor, reason },
  });
}
