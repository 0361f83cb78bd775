import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { PREPARERS } from '../../contract/fields.ts';
import type * as contract from '../../contract/people.ts';

/** Grants a monthly allowance. Errors: 404; 422 where it is none of the catalogue, ends before it begins, or is granted for these days already. */
export async function addAllowance(call: CallOf<typeof contract.addAllowance>): Promise<{ message: string }> {
  const { db, body } = call;
  const { id, fullname } = await findPersonInScope(call, call.params.id, PREPARERS);
  const { code, monthly, by_days: byDays, authority, from, to } = body;
  if (to !== null && to < from) throw invalid({ to: ['It ends before it begins.'] });
  const { rows } = await withOpenRecords(db, [id], (open) =>
    sql<{ name: string }>`
      with item as (select code, name from payroll.item where code = ${code} and kind = 'ALLOWANCE' and is_used), added as (
        insert into payroll.allowance (personnel_id, code, monthly, by_days, authority, during)
        select ${id}, code, ${monthly}, ${byDays}, ${authority}, daterange(${from}::date, ${to}::date, '[]') from item)
      select name from item`.execute(open),
  );
  if (!rows[0]) throw invalid({ code: ['Choose an allowance.'] });
  await recordChange(call, {
    action: 'grant an allowance',
    subject: `payroll.profile:${id}`,
    personnelId: id,
    after: { code, by_days: byDays, authority, from, to },
  });
  return { message: `${rows[0].name} of ${fullname} begins on ${longDate(from)}.` };
}

/** Ends an allowance. Errors: 404; 422 for a day before it begins. */
export async function endAllowance(call: CallOf<typeof contract.endAllowance>): Promise<{ message: string }> {
  const { db, params, body } = call;
  const { id } = await findPersonInScope(call, params.id, PREPARERS);
  const { rows } = await withOpenRecords(db, [id], async (open) => {
    const found = await sql<{ name: string; begins: string }>`
      select i.name, lower(w.during)::text as begins from payroll.allowance w join payroll.item i on i.code = w.code
      where w.personnel_id = ${id} and w.id = ${params.allowance} for update of w`.execute(open);
    const begins = found.rows[0]?.begins;
    if (begins !== undefined && body.to < begins) throw invalid({ to: [`It begins on ${longDate(begins)}.`] });
    await sql`
      update payroll.allowance set during = daterange(lower(during), ${body.to}::date, '[]')
      where personnel_id = ${id} and id = ${params.allowance}`.execute(open);
    return found;
  });
  if (!rows[0]) throw notFound('There is no such allowance.');
  await recordChange(call, {
    action: 'end an allowance',
    subject: `payroll.profile:${id}`,
    personnelId: id,
    after: { allowance: params.allowance, to: body.to },
  });
  return { message: `${rows[0].name} ends on ${longDate(body.to)}.` };
}
