import { sql } from 'kysely';
import { findLockedDays } from '@talaan/attendance/server/public.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { StepCall, StepInput } from '@talaan/requests/server/public.ts';
import { whyLocked } from '../../rules/filing/check-filing.ts';
import type { LeaveDate } from '../../rules/parts.ts';
import type { LeaveAction } from '../../workflow.ts';
import type { Leave } from '../applications/find-leaves.ts';

/** Why a step after the approval, or one of Section 49, cannot be taken now; null where nothing stands against it. */
export async function whyNotLater(call: StepCall, action: LeaveAction, leave: Leave, { input }: StepInput): Promise<string | null> {
  switch (action) {
    case 'askCancel':
    case 'cancel':
      return call.today < leave.firstDay ? null : 'The leave has begun: HR shortens it instead.';
    case 'confirmCancel':
      return findLocked(call.db, leave, leave.parts);
    case 'shorten': {
      const { dates } = input as { dates: LeaveDate[] };
      return (await findLocked(call.db, leave, dates)) ?? (await findUnpunched(call, leave, dates));
    }
    case 'recall': {
      const { from } = input as { from: string };
      const back = leave.parts.filter(({ date }) => date >= from);
      return back.length === 0 ? `No date of the leave is left from ${longDate(from)} on.` : findLocked(call.db, leave, back);
    }
    case 'confirmDeemed':
      return (await isFlagged(call.db, leave.id)) ? null : 'It is not due under Section 49: five working days have not passed.';
    default:
      return null;
  }
}

async function findLocked(db: Database, { personnelId }: Leave, dates: readonly LeaveDate[]): Promise<string | null> {
  const spans = dates.map(({ date }) => ({ personnelId, from: date, to: date }));
  const [locked] = await findLockedDays(db, spans);
  return whyLocked(locked?.from ?? null);
}

/** A date that is over is given back where the time record shows that the person was at work (domain page, section 5). */
async function findUnpunched({ db, today }: StepCall, { personnelId }: Leave, dates: readonly LeaveDate[]): Promise<string | null> {
  const over = dates.map(({ date }) => date).filter((date) => date < today);
  const { rows } = await sql<{ date: string }>`
    select o.date from unnest(${over}::date[]) as o (date)
    where not exists (select from attendance.person_punch p where p.personnel_id = ${personnelId} and not p.voided
      and p.at >= attendance.start_of(o.date) and p.at < attendance.start_of(o.date + 1)) order by 1 limit 1`.execute(db);
  return rows[0]
    ? `The time record of ${longDate(rows[0].date)} has no punch: a date that is over is given back where the person was at work.`
    : null;
}

async function isFlagged(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from leave.application where id = ${id} and deemed_due_on is not null`.execute(db);
  return rows.length > 0;
}
