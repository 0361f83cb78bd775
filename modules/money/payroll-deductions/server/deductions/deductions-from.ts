import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { READERS } from '@talaan/payroll/contract/fields.ts';

/**
 * Deductions `d` with their item `i`, person `p`, the office `o` where the person serves or served last, and `t.taken`: what released payslips took of
 * it. Needs open records.
 */
export function deductionsFrom(today: string): RawBuilder<unknown> {
  return sql`payroll.deduction d join payroll.item i on i.code = d.code join personnel.person_view p on p.id = d.personnel_id
    left join lateral (select a.office_id from personnel.appointment_view a where a.personnel_id = d.personnel_id and lower(a.during) <= ${today}::date
      order by a.during desc limit 1) a on true
    left join organization.office_view o on o.id = a.office_id
    left join lateral (select coalesce(sum(l.amount), 0)::bigint as taken from payroll.line l
      join payroll.payslip s on s.personnel_id = l.personnel_id and s.run_id = l.run_id and s.is_released
      where l.reference = d.id and l.code = d.code and l.personnel_id = d.personnel_id) t on true`;
}

/** To whom an item `i` is remitted: the lender of the catalogue, else what it is called. */
export const LENDER = sql<string>`coalesce(nullif(i.lender, ''), i.name)`;

/** What is left of `d` after `t.taken`; null for what is no loan. */
export const BALANCE = sql<number | null>`case when d.principal is not null then greatest(d.principal - d.paid_before - t.taken, 0) end`;

/** The state of `d` in the month of today. */
export function stateOn(today: string): RawBuilder<string> {
  return sql<string>`case when d.principal <= d.paid_before + t.taken then 'PAID_OFF'
    when d.ended_on is not null or d.to_month < ${today.slice(0, 7)} then 'ENDED' else 'RUNNING' end`;
}

/** How many months it still runs: by its balance, else to its last month. */
export function monthsLeft(today: string): RawBuilder<number | null> {
  return sql<
    number | null
  >`case when ${stateOn(today)} <> 'RUNNING' then 0 when d.principal is not null then ceil(${BALANCE} / d.monthly::numeric)::integer
    when d.to_month is not null then ((left(d.to_month, 4)::integer - ${Number(today.slice(0, 4))}) * 12
      + right(d.to_month, 2)::integer - ${Number(today.slice(5, 7))} + 1) end`;
}

/** What lists and ledgers show of `d`. */
export const deductionColumns = (today: string) => ({
  id: 'd.id',
  code: 'd.code',
  item: 'i.name',
  lender: LENDER,
  reference_no: 'd.reference_no',
  monthly: 'd.monthly',
  principal: 'd.principal',
  paid: sql<number>`(d.paid_before + t.taken)`,
  balance: BALANCE,
  months_left: monthsLeft(today),
  from_month: 'd.from_month',
  to_month: 'd.to_month',
  state: stateOn(today),
});

/** The deductions that the caller reaches for reading, or by other groups; no one reaches their own by these. */
export function reachesDeductions(actor: Actor, groups: typeof READERS | readonly ['PAYROLL'] = READERS): RawBuilder<SqlBool> {
  return visible({ ...actor, personnelId: null }, groups, { person: 'd.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' });
}
