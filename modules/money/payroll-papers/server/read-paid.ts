import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Item, Paid } from '../rules/paid.ts';
import type { Withheld } from '../rules/remittances/expanded-tax.ts';
import type { LoanPayment } from '../rules/remittances/pagibig.ts';
import type { Payment } from '../rules/run/index-of-payments.ts';

/** In this order people stand on papers, by fund cluster and office. */
const ORDER = sql.raw("coalesce(s.fund_code, '01'), o.tree_from nulls last, p.plain_name, s.personnel_id");

const PEOPLE = sql.raw(`join payroll.run r on r.id = s.run_id join personnel.person_view p on p.id = s.personnel_id
  left join organization.office_view o on o.id = s.office_id left join organization.position_view t on t.id = s.position_id
  left join payroll.profile f on f.personnel_id = s.personnel_id`);

/** Who it is as of the payslip `s`, with the sums of `x` and the lines `l` by item. */
const WHO = sql.raw(`s.personnel_id as id, p.idno, p.fullname, p.surname, p.first_name, coalesce(p.middle_name, '') as middle_name,
  coalesce(p.name_extension, '') as name_extension, p.birth_date, p.sex, coalesce(t.name, '') as position, coalesce(o.fullname, '') as office,
  coalesce(s.fund_code, '01') as fund, s.status_code as status, s.monthly, case when f.account_sealed is null then '' else f.bank end as bank,
  coalesce(n.numbers ->> 'tin', '') as tin, coalesce(n.numbers ->> 'gsis', '') as gsis, coalesce(n.numbers ->> 'philhealth', '') as philhealth,
  coalesce(n.numbers ->> 'pagibig', '') as pagibig, x.gross, x.deductions, x.government, x.net, x.first_half, x.second_half,
  coalesce(l.amounts, '{}') as amounts, coalesce(l.earlier, '{}') as earlier,
  l.first_month, l.last_month`);

const NUMBERS = sql.raw(`left join (select personnel_id, jsonb_object_agg(kind, number) as numbers from personnel.identity_number_view
  where kind in ('tin', 'gsis', 'philhealth', 'pagibig') group by 1) n on n.personnel_id = s.personnel_id`);

/** What these people have in payslips of runs that are not held, by item, or all people: one row a person. */
const linesOf = (runs: readonly number[], people: readonly number[] | null) => sql`left join (
  select personnel_id, jsonb_object_agg(code, amount) as amounts, jsonb_object_agg(code, earlier) filter (where earlier <> 0) as earlier,
    min(first_month) as first_month, max(last_month) as last_month
  from (select l.personnel_id, l.code, sum(l.amount)::bigint as amount, coalesce(sum(l.amount) filter (where l.for_month <> y.month), 0)::bigint as earlier,
      min(l.for_month) as first_month, max(l.for_month) as last_month
    from payroll.line l join payroll.payslip y on y.run_id = l.run_id and y.personnel_id = l.personnel_id and y.held_because is null
    where l.run_id = any(${[...runs]}::integer[]) and (${people}::integer[] is null or l.personnel_id = any(${people}::integer[]))
    group by 1, 2) by_code
  group by 1) l on l.personnel_id = s.personnel_id`;

export interface PaidFilter {
  fund?: string;
  /** These people alone. */
  people?: readonly number[];
}

/** Whom a run pays, with their lines by item, in the order of papers. Payslips that are held are left out. Needs the open records of the people. */
export function readPaid(db: Database, run: number, filter: PaidFilter = {}): Promise<Paid[]> {
  return readSums(db, [run], filter, ORDER);
}

/** What several runs pay, as one row a person in the order of their names: who they are is as in the last of them. Needs their open records. */
export function readPaidTogether(db: Database, runs: readonly number[], filter: PaidFilter = {}): Promise<Paid[]> {
  return readSums(db, runs, filter, sql.raw('p.plain_name, s.personnel_id'));
}

/** Sums are made in the database: a year of 5,000 people is 60,000 payslips. */
async function readSums(db: Database, runs: readonly number[], { fund, people }: PaidFilter, order: RawBuilder<unknown>): Promise<Paid[]> {
  const only = people ? [...people] : null;
  const { rows } = await sql<Paid>`
    with slip as (
      select * from payroll.payslip s where s.run_id = any(${[...runs]}::integer[]) and s.held_because is null
        and (${fund ?? null}::text is null or coalesce(s.fund_code, '01') = ${fund ?? null})
        and (${only}::integer[] is null or s.personnel_id = any(${only}::integer[]))
    ), x as (
      select personnel_id, sum(gross)::bigint as gross, sum(deductions)::bigint as deductions, sum(government)::bigint as government,
        sum(net)::bigint as net, sum(first_half)::bigint as first_half, sum(second_half)::bigint as second_half from slip group by 1)
    select ${WHO} from (select distinct on (personnel_id) * from slip order by personnel_id, month desc, run_id desc) s
    join x on x.personnel_id = s.personnel_id ${PEOPLE} ${NUMBERS} ${linesOf(runs, only)}
    order by ${order}`.execute(db);
  return rows;
}

/** The payslips of these people in released runs as payments, payee by payee in the order of their names. One statement. */
export async function readPayments(db: Database, runs: readonly number[], people: readonly number[]): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select s.personnel_id as id, p.idno, p.fullname, coalesce(n.number, '') as tin, r.released_on::text as paid_on, s.number, r.title, s.gross,
      coalesce(t.tax, 0)::bigint as tax, (s.deductions - coalesce(t.tax, 0))::bigint as others, s.net
    from payroll.payslip s join payroll.run r on r.id = s.run_id join personnel.person_view p on p.id = s.personnel_id
    left join personnel.identity_number_view n on n.personnel_id = s.personnel_id and n.kind = 'tin'
    left join (
      select l.personnel_id, l.run_id, sum(l.amount) as tax from payroll.line l
      where l.run_id = any(${[...runs]}::integer[]) and l.personnel_id = any(${[...people]}::integer[]) and l.code in ('WTAX', 'TAX_YEAR', 'EWT', 'PERCENTAGE_TAX')
      group by 1, 2) t on t.personnel_id = s.personnel_id and t.run_id = s.run_id
    where s.run_id = any(${[...runs]}::integer[]) and s.personnel_id = any(${[...people]}::integer[]) and s.is_released
    order by p.plain_name, s.personnel_id, s.month, s.run_id`.execute(db);
  return rows;
}

export async function readItems(db: Database): Promise<Item[]> {
  const { rows } = await sql<Item>`select code, name, side, kind, tax, account, sort from payroll.item order by sort`.execute(db);
  return rows;
}

/** What was taken of loans of Pag-IBIG, by their application numbers. */
export async function readLoanPayments(db: Database, runs: readonly number[]): Promise<LoanPayment[]> {
  const { rows } = await sql<LoanPayment>`
    select l.personnel_id, i.name, coalesce(d.reference_no, '') as reference_no, sum(l.amount)::bigint as amount
    from payroll.line l join payroll.payslip s on s.personnel_id = l.personnel_id and s.run_id = l.run_id and s.held_because is null
    join payroll.item i on i.code = l.code join personnel.person_view p on p.id = l.personnel_id
    left join payroll.deduction d on d.personnel_id = l.personnel_id and d.id = l.reference
    where l.run_id = any(${[...runs]}::integer[]) and l.code in ('PAGIBIG_MPL', 'PAGIBIG_CALAMITY', 'PAGIBIG_HOUSING')
    group by l.personnel_id, p.plain_name, i.name, i.sort, d.reference_no order by p.plain_name, l.personnel_id, i.sort`.execute(db);
  return rows;
}

/** What was withheld of these people, or of all, as job orders by month and rate: what explains each line says of how much. */
export async function readWithheld(db: Database, runs: readonly number[], people: readonly number[] | null): Promise<Withheld[]> {
  const only = people && [...people];
  const { rows } = await sql<Withheld>`
    select l.personnel_id, s.month, l.code, (l.why -> 'figures' ->> 'per10000')::integer as per10000,
      sum((l.why -> 'figures' ->> 'taxed')::bigint)::bigint as taxed, sum(l.amount)::bigint as amount
    from payroll.line l join payroll.payslip s on s.personnel_id = l.personnel_id and s.run_id = l.run_id and s.held_because is null
    where l.run_id = any(${[...runs]}::integer[]) and l.code in ('EWT', 'PERCENTAGE_TAX')
      and (${only}::integer[] is null or l.personnel_id = any(${only}::integer[]))
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** The months of runs in which something was withheld of job orders. */
export async function readWithheldMonths(db: Database, runs: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select r.month from payroll.run r where r.id = any(${[...runs]}::integer[])
      and exists (select from payroll.payslip s join payroll.line l on l.run_id = s.run_id and l.personnel_id = s.personnel_id
        where s.run_id = r.id and s.status_code in ('JO', 'COS') and l.code in ('EWT', 'PERCENTAGE_TAX'))`.execute(db);
  return rows.map(({ month }) => month);
}

/** When people entered and left, for the report of PhilHealth. */
export async function readStays(
  db: Database,
  people: readonly number[],
): Promise<ReadonlyMap<number, { hired_on: string | null; left_on: string | null }>> {
  const { rows } = await sql<{ id: number; hired_on: string | null; left_on: string | null }>`
    select p.id, (select min(lower(a.during)) from personnel.appointment_view a where a.personnel_id = p.id) as hired_on,
      (select max(x.last_day) from personnel.separation_view x where x.personnel_id = p.id) as left_on
    from personnel.person_view p where p.id = any(${[...people]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, ...stay }) => [id, stay]));
}
