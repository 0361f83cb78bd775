import { sql } from 'kysely';
import { monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { PREPARERS, READERS } from '@talaan/payroll/contract/fields.ts';
import { openRunOf } from '@talaan/payroll/server/public.ts';
import type * as contract from '../../contract/last-pay.ts';
import type { Leaver } from '../../contract/last-pay.ts';
import { isReached, lastOffice } from '../tax-certificates/reach.ts';

/** So long after the last day someone is still listed. */
const MONTHS_LISTED = 12;

/** Who left and has not come back: the newest separation of each. */
const leaversFrom = sql`(
    select distinct on (x.personnel_id) x.id, x.personnel_id, x.last_day, x.cause_code from personnel.separation_view x order by x.personnel_id, x.last_day desc) x
  join personnel.person_view p on p.id = x.personnel_id ${lastOffice}`;
const STAYS_AWAY = sql`not exists (select from personnel.appointment_view b where b.personnel_id = x.personnel_id and (upper_inf(b.during) or upper(b.during) > x.last_day + 1))`;

const paidBy = sql`(select max(s.run_id) from payroll.payslip s where s.personnel_id = x.personnel_id and s.kind = 'LAST_PAY' and s.held_because is null
  and s.month >= to_char(x.last_day, 'YYYY-MM'))`;

export async function listLeavers({
  db,
  actor,
  today,
}: CallOf<typeof contract.listLeavers>): Promise<AnswerOf<typeof contract.listLeavers>> {
  const since = Temporal.PlainDate.from(today).subtract({ months: MONTHS_LISTED }).toString();
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<Leaver>`
      select x.personnel_id, p.idno, p.fullname, o.acronym as office, x.last_day::text as last_day, (select k.name from reference.personnel_status k where k.code = x.cause_code) as cause,
        coalesce((select bool_and(c.cleared_on is not null) from personnel.clearance_view c where c.separation_id = x.id), false) as is_cleared,
        ${paidBy} as run_id
      from ${leaversFrom} where ${isReached(actor, READERS)} and x.last_day >= ${since}::date and ${STAYS_AWAY}
      order by x.last_day desc, p.plain_name`.execute(open),
  );
  return { leavers: rows };
}

/** Opens the run. Errors: 403 beyond the caller’s scope; 422 for someone who has not left by then, is beyond the scope, or is paid by a run already. */
export async function openLastPay(call: CallOf<typeof contract.openLastPay>): Promise<AnswerOf<typeof contract.openLastPay>> {
  const { db, actor, body } = call;
  const { to } = monthBounds(body.month);
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<{ personnel_id: number; fullname: string; run_id: number | null }>`
      select x.personnel_id, p.fullname, ${paidBy} as run_id from ${leaversFrom}
      where ${isReached(actor, PREPARERS)} and x.last_day <= ${to}::date and ${STAYS_AWAY} and x.personnel_id = any(${body.personnel_ids}::integer[])`.execute(
      open,
    ),
  );
  if (rows.length < new Set(body.personnel_ids).size)
    throw invalid({ personnel_ids: [`One of these people has not left by the end of ${monthName(body.month)}, or is beyond your scope.`] });
  const paid = rows.find(({ run_id: run }) => run !== null);
  if (paid) throw invalid({ personnel_ids: [`The last pay of ${paid.fullname} is in a run already. Open that one, or cancel it.`] });
  return openRunOf(call, {
    kind: 'LAST_PAY',
    month: body.month,
    campus_id: body.campus_id,
    fund_code: null,
    title: rows.length === 1 ? `Last pay, ${rows[0]!.fullname}` : `Last pay, ${monthName(body.month)}`,
    terms: { people: rows.map(({ personnel_id: id }) => id) },
  });
}
