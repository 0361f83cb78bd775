import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Deduction, Extra, Unpaid } from '../../rules/month-facts.ts';

/** Overtime and the like to be paid to `people` in `months` (month, span), by person and month. */
export const extrasOf = (people: RawBuilder<unknown>) => sql`
  select t.personnel_id, t.month, jsonb_agg(jsonb_build_object('id', t.authority_id, 'code', 'OVERTIME', 'amount', t.paid_centavos, 'tax', 'TAXED')
    order by t.authority_id) as extras
  from overtime.settled t join months m on m.month = t.month where t.paid_centavos > 0 and t.personnel_id = any(${people}) group by 1, 2`;

/** What is to be deducted of `people` in `months` (month, span) by authority or order, a loan at most what is left of it, by person and month. */
export const deductionsOf = (people: RawBuilder<unknown>) => sql`
  select d.personnel_id, m.month, jsonb_agg(jsonb_build_object('id', d.id, 'code', d.code, 'class', i.class,
    'amount', least(d.monthly, coalesce(d.principal - d.paid_before - taken.amount, d.monthly)), 'in_part', i.in_part,
    'authorized_on', d.authorized_on, 'entered', d.id, 'lowers_tax', i.tax = 'LOWERS') order by d.id) as deductions
  from months m join payroll.deduction d on d.personnel_id = any(${people}) and m.month >= d.from_month
    and (d.to_month is null or m.month <= d.to_month) and (d.ended_on is null or d.ended_on >= lower(m.span))
  join payroll.item i on i.code = d.code
  cross join lateral (select coalesce(sum(l.amount), 0) as amount from payroll.line l
    join payroll.payslip x on x.personnel_id = l.personnel_id and x.run_id = l.run_id and x.held_because is null
    where l.personnel_id = d.personnel_id and l.code = d.code
    and l.reference = d.id and l.for_month < m.month) taken
  where d.principal is null or d.principal > d.paid_before + taken.amount
  group by 1, 2`;

/** The months between two days, each with its days. */
export const monthsBetween = (first: string, last: string) => sql`
  select to_char(m, 'YYYY-MM') as month, daterange(m::date, (m + interval '1 month')::date) as span
  from generate_series(${first}::date, ${last}::date, interval '1 month') m`;

/** Days without pay of `people` between two days, by person and month. */
export const unpaidOf = (people: RawBuilder<unknown>, first: string, last: string, today: string) => sql`
  select u.personnel_id, to_char(u.date, 'YYYY-MM') as month,
    jsonb_agg(jsonb_build_object('date', u.date, 'thousandths', u.thousandths, 'cause', u.cause) order by u.date, u.cause) as days,
    sum(u.thousandths) as thousandths
  from leave.days_without_pay(daterange(${first}::date, ${last}::date, '[]'), ${today}::date, ${people}) u group by 1, 2`;

/** A month of a person. */
export interface Keyed {
  personnel_id: number;
  month: string;
}

/** What is paid and taken beside the service of `people` in the months between two days, by person and month; three statements. */
export async function gatherBesides(
  db: Database,
  people: readonly number[],
  { first, last, today }: { first: string; last: string; today: string },
): Promise<(of: Keyed) => { unpaid: Unpaid[]; extras: Extra[]; deductions: Deduction[] }> {
  const those = sql`${[...people]}::integer[]`;
  const months = sql`with months as (${monthsBetween(first, last)})`;
  const unpaid = await sql<Keyed & { days: Unpaid[] }>`${unpaidOf(those, first, last, today)}`.execute(db);
  const extras = await sql<Keyed & { extras: Extra[] }>`${months} ${extrasOf(those)}`.execute(db);
  const deductions = await sql<Keyed & { deductions: Deduction[] }>`${months} ${deductionsOf(those)}`.execute(db);
  const [unpaidIn, extrasIn, deductionsIn] = [byMonth(unpaid.rows), byMonth(extras.rows), byMonth(deductions.rows)];
  return (of) => ({
    unpaid: unpaidIn(of)?.days ?? [],
    extras: extrasIn(of)?.extras ?? [],
    deductions: deductionsIn(of)?.deductions ?? [],
  });
}

function byMonth<T extends Keyed>(rows: readonly T[]): (of: Keyed) => T | undefined {
  const found = new Map(rows.map((row) => [`${row.personnel_id} ${row.month}`, row]));
  return ({ personnel_id: person, month }) => found.get(`${person} ${month}`);
}
