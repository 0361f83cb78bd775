import { sql } from 'kysely';
import { longDate, monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { PREPARERS } from '@talaan/payroll/contract/fields.ts';
import * as payroll from '@talaan/payroll/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type * as contract from '../../contract/deductions.ts';
import { deductionsFrom, reachesDeductions, stateOn } from './deductions-from.ts';

/** Enters a deduction of a person. Errors: 404 beyond the caller's scope; 422 for an item that is not entered, a day to come, a loan that is running. */
export async function enterDeduction(call: CallOf<typeof contract.enterDeduction>): Promise<AnswerOf<typeof contract.enterDeduction>> {
  const { db, body, today } = call;
  const person = await findPersonInScope(call, body.personnel_id, PREPARERS);
  const { rows } = await sql<{ name: string }>`
    select name from payroll.item where code = ${body.code} and kind = 'OTHER' and is_used for share`.execute(db);
  const [item] = rows;
  if (!item) throw invalid({ code: ['This is not in use in the catalogue. Choose from the list.'] });
  if (body.authorized_on > today) throw invalid({ authorized_on: [`This day is still to come: today is ${longDate(today)}.`] });
  if (body.to_month !== null && body.to_month < today.slice(0, 7)) throw invalid({ to_month: ['This month is over.'] });
  const [id] = await withOpenRecords(db, [person.id], () => payroll.enterDeductions(call, [body], null));
  return { id: id!, message: `${item.name} of ${person.fullname} is deducted from ${monthName(body.from_month)} on.` };
}

/** Ends a deduction of a person within the caller's scope, from this month on or after it. Errors: 404; 409 once it is paid off or ended. */
export async function endDeduction(call: CallOf<typeof contract.endDeduction>): Promise<AnswerOf<typeof contract.endDeduction>> {
  const { actor, db, params, body, today } = call;
  return withOpenRecords(db, 'everybody', async (open) => {
    const { rows } = await sql<{ item: string; fullname: string; state: string }>`
      select i.name as item, p.fullname, ${stateOn(today)} as state from ${deductionsFrom(today)}
      where d.id = ${params.id} and ${reachesDeductions(actor, PREPARERS)}`.execute(open);
    const [found] = rows;
    if (!found) throw notFound('There is no such deduction.');
    if (found.state !== 'RUNNING') throw wrongState('This deduction does not run any more.');
    const on = body.also_this_month ? today : dayBefore(monthBounds(today.slice(0, 7)).from);
    await payroll.endDeduction({ ...call, db: open }, { id: params.id, on, because: body.because });
    const last = body.also_this_month ? `after ${monthName(today.slice(0, 7))}` : `from ${monthName(today.slice(0, 7))} on`;
    return { message: `${found.item} of ${found.fullname} is not deducted ${last}.` };
  });
}

function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
}
