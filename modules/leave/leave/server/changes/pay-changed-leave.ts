import { lockAccounts, releaseLocked, reserve } from '@talaan/ledger/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { forgetAbsence, type StepCall } from '@talaan/requests/server/public.ts';
import { LEAVE_BOOKS } from '../../rules/books.ts';
import { payAgain, type KeptDate } from '../../rules/days/pay-again.ts';
import { chargesOf, formatLeave } from '../../rules/postings.ts';
import { coverDays } from '../applications/cover-days.ts';
import { takeLeaveHours } from '../applications/write-days.ts';
import { followUnpaid } from '../unpaid/follow-unpaid.ts';
import { certifiedOf, freshKeys, postAgain } from './post-again.ts';
import { countingDates, type KeptLeave } from '../applications/read-kept-leaves.ts';
import { usableOf } from './usable-of.ts';
import { writeChangedDates } from './write-changed-dates.ts';

/** An application, and its dates as they are now. */
export interface ChangedLeave {
  leave: KeptLeave;
  dates: readonly KeptDate[];
}

const WAITING: readonly string[] = ['SUBMITTED', 'CERTIFIED', 'RECOMMENDED'];

/**
 * Pays applications again whose dates changed: the split is made again for the dates that remain, with the balance that was certified (domain
 * page, section 14); time record, hours and absences follow. Those that are not decided hold what they take now. Gives back those that cannot
 * be charged again because their credits were used elsewhere; these are as before.
 */
export async function payChangedLeave(call: StepCall, changed: readonly ChangedLeave[], reason: string): Promise<ChangedLeave[]> {
  await lockAll(call.db, changed);
  const waiting = changed.filter(({ leave }) => WAITING.includes(leave.state));
  const held: ChangedLeave[] = [];
  for (const { leave, dates } of waiting) held.push({ leave, dates: await holdAgain(call, { leave, dates }, reason) });
  const { paid, short } = await postAgain(
    call,
    changed.filter(({ leave }) => !WAITING.includes(leave.state)),
    reason,
  );
  await writeChangedDates(call.db, [...held, ...paid]);
  await takeLeaveHours(
    call.db,
    [...held, ...paid].map(({ leave: { id, personnelId }, dates }) => ({ id, personnelId, dates: countingDates(dates) })),
  );
  for (const { leave } of paid) await forgetAbsence(call.db, { personnelId: leave.personnelId, cause: 'leave', sourceId: leave.id });
  await coverDays(
    call,
    paid.map(({ leave, dates }) => ({ ...leave, parts: countingDates(dates) })),
  );
  await followUnpaid(call, unpaidAmong(paid), reason);
  return short;
}

/** Those who have or had days without pay in it. */
function unpaidAmong(paid: readonly ChangedLeave[]): number[] {
  const isUnpaid = (dates: readonly KeptDate[]) => dates.some(({ isLive, without }) => isLive && without > 0);
  return paid.flatMap(({ leave, dates }) => (isUnpaid(leave.dates) || isUnpaid(dates) ? [leave.personnelId] : []));
}

/** Locks all that the applications take from, in the one order, before anything is decided by a balance. */
async function lockAll(db: Database, changed: readonly ChangedLeave[]): Promise<void> {
  const keys = changed.flatMap(({ leave: { personnelId, ownBook } }) =>
    [...LEAVE_BOOKS, ...(ownBook ? [ownBook] : [])].map(({ code: book }) => ({ personnelId, book })),
  );
  await lockAccounts(db, [...new Map(keys.map((key) => [`${key.personnelId} ${key.book}`, key])).values()]);
}

/** By the certified balances or, before HR certifies, by what may be used. */
async function holdAgain(call: StepCall, { leave, dates }: ChangedLeave, reason: string): Promise<KeptDate[]> {
  await releaseLocked(call, leave.id, reason);
  const paid = payAgain(leave.type, dates, leave.certified ? certifiedOf(leave) : await usableOf(call.db, leave));
  const parts = paid.filter(({ isLive }) => isLive);
  const lines = chargesOf(leave, parts);
  if (lines.length > 0)
    await reserve(call, {
      personnelId: leave.personnelId,
      requestId: leave.id,
      cause: 'leave',
      key: `${leave.id}:${(await freshKeys(call.db, [leave.id])).get(leave.id)!}`,
      period: lines[0]!.on.slice(0, 7),
      particulars: formatLeave({ code: leave.type.code, ownBook: leave.ownBook }, parts),
      lines,
    });
  return paid;
}
