import { sql } from 'kysely';
import { correct, postMany, release, reserveFiled, reserveLocked, settleLocked, type LedgerCall } from '@talaan/ledger/server/public.ts';
import type { LeaveType } from '../../rules/leave-type.ts';
import type { Part } from '../../rules/parts.ts';
import { chargesOf, postingsOfLeave, formatLeave, type PostedLeave } from '../../rules/postings.ts';

interface LeaveWithParts extends Omit<PostedLeave, 'code'> {
  type: LeaveType;
  parts: readonly Part[];
}

/**
 * Sets aside what an application asks for, from accounts that are locked (`lockCredits`); `step` tells one round of it from another: with the
 * first it is filed in this transaction.
 */
export async function holdCredits(call: LedgerCall, leave: LeaveWithParts, step: number): Promise<void> {
  const posted = { ...leave, code: leave.type.code };
  const lines = chargesOf(posted, leave.parts);
  if (lines.length === 0) return;
  await (step === 1 ? reserveFiled : reserveLocked)(call, {
    personnelId: leave.personnelId,
    requestId: leave.id,
    cause: 'leave',
    key: `${leave.id}:${step}:held`,
    period: lines[0]!.on.slice(0, 7),
    particulars: formatLeave(posted, leave.parts),
    lines,
  });
}

/** Frees what an application holds, where it holds anything. */
export async function releaseCredits(call: LedgerCall, id: number, reason: string): Promise<void> {
  if (await holdsCredits(call, id)) await release(call, id, reason);
}

async function holdsCredits({ db }: LedgerCall, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from ledger.posting p join ledger.entry e on e.posting_id = p.id
    where p.request_id = ${id} and e.hold > 0 and not exists (select from ledger.entry s where s.lot_id = e.lot_id and s.settles_no = e.no)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Posts what an approved leave uses, month by month, from what it holds, and what of it is without pay; its accounts are locked (`lockCredits`). */
export async function postLeave(call: LedgerCall, leave: LeaveWithParts, step: number): Promise<void> {
  const { used, unpaid } = postingsOfLeave({ ...leave, code: leave.type.code }, leave.parts, step);
  if (used.length > 0) await settleLocked(call, leave.id, used);
  if (unpaid.length > 0) await postMany(call, unpaid);
}

/** Reverses all that stands posted by an application. */
export async function reverseLeave(call: LedgerCall, id: number, reason: string): Promise<void> {
  const standing = await findPostings(call.db, id);
  if (standing.length > 0) await correct(call, { reverse: standing, post: [], reason });
}

/** The postings of an application that stand. */
export async function findPostings(db: LedgerCall['db'], id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from ledger.posting p where p.request_id = ${id} and p.cause = 'leave' and p.kind in ('USE', 'LWOP')
      and not exists (select from ledger.posting r where r.reverses_id = p.id) order by p.id`.execute(db);
  return rows.map((row) => row.id);
}
