import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../../contract/without-pay.ts';
import { formatHalf } from '../../rules/payroll/half-month.ts';
import { lastListed } from './read-list.ts';
import { unlistedLines } from './unlisted-lines.ts';

type Listing = BodyOf<typeof contract.listForPayroll>;

/** Errors: 409 before the half-month begins, and where it or a later one is listed already. */
export async function listForPayroll(call: Call<unknown, unknown, Listing>): Promise<{ message: string }> {
  const { db, actor, now, body } = call;
  const { half } = body;
  await sql`select pg_advisory_xact_lock(hashtext('leave.payroll'))`.execute(db);
  const because = whyNotListed(half, await lastListed(db), call.today);
  if (because) throw wrongState(because);
  const lines = await unlistedLines(call, half);
  await sql`insert into leave.payroll_list (half, listed_at, account_id) values (${half}, ${now.toString()}::timestamptz, ${actor.accountId})`.execute(
    db,
  );
  const { rows } = await sql`
    insert into leave.payroll_line (half, personnel_id, for_half, leave, absence, late, standing, salary, pera, days)
    select ${half}::date, l.personnel_id, l.for_half, l.leave, l.absence, l.late, l.standing, l.salary, l.pera, l.days from ${lines} l
    order by l.personnel_id, l.for_half returning id`.execute(db);
  await recordChange(call, {
    action: 'list days without pay for payroll',
    subject: `leave.payroll_list:${half}`,
    after: { lines: rows.length },
  });
  return { message: `The days without pay of ${formatHalf(half)} are listed for payroll.` };
}

/** Why a half-month cannot be listed now; null where it can. */
export function whyNotListed(half: string, last: string | null, today: string): string | null {
  if (half > today) return `The half-month begins on ${longDate(half)}.`;
  if (last !== null && half <= last)
    return half === last
      ? `${formatHalf(half)} is listed already.`
      : `${formatHalf(last)} is listed already: what is open of ${formatHalf(half)} is an adjustment of the next list.`;
  return null;
}

/** Errors: 404 where it is not listed, 409 where a later one is. */
export async function takePayrollListBack(call: Call<{ half: string }>): Promise<{ message: string }> {
  const { half } = call.params;
  await sql`select pg_advisory_xact_lock(hashtext('leave.payroll'))`.execute(call.db);
  const last = await lastListed(call.db);
  if (last !== null && half < last) throw wrongState(`${formatHalf(last)} was listed after it. Take that list back first.`);
  const { rows } = await sql`delete from leave.payroll_list where half = ${half}::date returning half`.execute(call.db);
  if (rows.length === 0) throw notFound('This half-month is not listed.');
  await recordChange(call, { action: 'take the list of days without pay back', subject: `leave.payroll_list:${half}` });
  return { message: `The list of ${formatHalf(half)} was taken back. List it again once it is right.` };
}
