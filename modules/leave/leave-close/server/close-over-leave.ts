import { sql } from 'kysely';
import { longDate, monthName } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { LEAVE_BOOKS } from '@talaan/leave/rules/books.ts';
import { totalsOf } from '@talaan/leave/rules/days/split-pay.ts';
import {
  lockCredits,
  postWithRest,
  reverseStanding,
  unlessOverdrawn,
  type ChangedLeave,
  readKeptLeaves,
  type KeptLeave,
  followUnpaid,
  writeChangedDates,
} from '@talaan/leave/server/public.ts';
import { formatAmount } from '@talaan/ledger/rules/format-amount.ts';
import type { Overdrawn } from '@talaan/ledger/server/public.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { planOf, postPlanned, type ClosingRun } from './post-close.ts';

/**
 * Closes a month of one person that uncovers leave of a later day: what pays for that leave is found anew in the same act, with its part without
 * pay, and the person is told (domain page, section 14). Errors: Overdrawn, where something else than approved leave is short.
 */
export async function closeOverLeave(call: StepCall, run: ClosingRun, personnelId: number): Promise<void> {
  await lockCredits(call, [{ personnelId, books: LEAVE_BOOKS }]);
  const planned = await planOf(call.db, run, [personnelId]);
  const reason = `${monthName(run.month)} was closed again`;
  const leaves: KeptLeave[] = [];
  for (;;) {
    const changed: ChangedLeave[] = [];
    const short: Overdrawn | null = await unlessOverdrawn(call.db, async () => {
      await reverseStanding(
        call,
        leaves.map(({ id }) => id),
        reason,
      );
      await postPlanned(call, run, planned);
      for (const leave of leaves) changed.push(await postWithRest(call, { leave, dates: leave.dates }, reason));
    });
    if (short === null) return follow(call, changed, reason);
    const next = await lastLeaveUpTo(call, { personnelId, from: planned[0]!.lines.lastDay, to: short.overdrawn.day }, leaves);
    if (!next) throw short;
    leaves.unshift(next);
  }
}

interface Span {
  personnelId: number;
  /** The last day of service in the month. */
  from: string;
  /** The day that is short. */
  to: string;
}

/** The last approved leave that uses vacation leave in a span, beside those that are found already. */
async function lastLeaveUpTo(call: StepCall, { personnelId, from, to }: Span, found: readonly KeptLeave[]): Promise<KeptLeave | undefined> {
  const { rows } = await sql<{ id: number }>`
    select a.id from leave.application_day d join leave.application a on a.id = d.application_id
    where d.personnel_id = ${personnelId} and d.is_live and d.vl > 0 and d.date > ${from}::date and d.date <= ${to}::date
      and a.state in ('APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN', 'RECALLED') and a.id <> all(${found.map(({ id }) => id)}::integer[])
    order by d.date desc limit 1`.execute(call.db);
  const [leave] = await readKeptLeaves(
    call.db,
    rows.map(({ id }) => id),
    call.today,
  );
  return leave;
}

async function follow(call: StepCall, changed: readonly ChangedLeave[], reason: string): Promise<void> {
  await writeChangedDates(call.db, changed);
  await followUnpaid(call, [...new Set(changed.map(({ leave }) => leave.personnelId))], reason);
  for (const { leave, dates } of changed) await tell(call.db, call.now, { leave, dates }, reason);
}

async function tell(db: Database, now: StepCall['now'], { leave, dates }: ChangedLeave, reason: string): Promise<void> {
  const { without } = totalsOf(dates.filter(({ isLive }) => isLive));
  await notifyPeople(db, now, [leave.personnelId], {
    title: `Leave from ${longDate(leave.firstDay)} is without pay in part`,
    description: `${reason}: there are fewer vacation credits. Without pay: ${formatAmount(without, 'thousandth of a day')}.`,
    link: `/account/leave-Application?leave=${leave.id}`,
  });
}
