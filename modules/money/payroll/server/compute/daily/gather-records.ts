import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { RecordedDay } from '../../../rules/days-with-pay.ts';
import type { Deduction, Extra, Segment, Unpaid } from '../../../rules/month-facts.ts';
import { gatherBesides, monthsBetween, type Keyed } from '../gather-besides.ts';

/** Days of a contract of service or job order in a month; the rate in centavos, the premium in percent. */
export interface ContractDays {
  id: number;
  from: string;
  to: string;
  rate_kind: 'daily' | 'monthly';
  rate: number;
  premium: number;
}

/** A month of someone who is paid by time records. */
interface RecordedMonth<S> {
  personnel_id: number;
  month: string;
  service: S[];
  /** Whether all days of service of the month are in locked records. */
  is_locked: boolean;
  days: RecordedDay[];
  unpaid: Unpaid[];
  extras: Extra[];
  deductions: Deduction[];
}

export type CasualMonth = RecordedMonth<Segment>;

/** How a job order is taxed, as the profile says; null where nothing was entered. */
export interface JobOrderMonth extends RecordedMonth<ContractDays> {
  job_tax: 'NONE' | 'EIGHT' | 'GRADUATED' | null;
  job_kind: 'PROFESSION' | 'SERVICE' | null;
  declared_on: string | null;
  /** Paid in the year by runs before, in centavos. */
  paid_before: number;
}

interface Span {
  people: readonly number[];
  from: string;
  to: string;
  today: string;
  /** The run that is computed: what it pays itself is not before it. */
  run: number;
}

/** Months of casuals: their days at each salary with what the locked records say. Four statements. */
export function gatherCasuals(db: Database, span: Span): Promise<CasualMonth[]> {
  const those = sql`${[...span.people]}::integer[]`;
  return gather<CasualMonth>(
    db,
    span,
    sql`
      select a.personnel_id, m.month, x.days, jsonb_build_object('from', lower(x.days), 'to', upper(x.days) - 1, 'monthly', s.amount,
        'salary_grade', s.salary_grade, 'step', s.step) as part
      from months m join personnel.appointment_view a on a.during && m.span and a.personnel_id = any(${those}) and a.status_code = 'CAS'
      join personnel.salary_view s on s.personnel_id = a.personnel_id and s.during && m.span and s.during && a.during
      cross join lateral (select a.during * s.during * m.span as days) x where not isempty(x.days)`,
    sql``,
  );
}

/**
 * Months of job orders and contracts of service: days under each contract with what the locked records say, and how they are taxed. Anyone without a contract
 * on record has a month without one. Four statements.
 */
export function gatherJobOrders(db: Database, span: Span): Promise<JobOrderMonth[]> {
  const those = sql`${[...span.people]}::integer[]`;
  return gather<JobOrderMonth>(
    db,
    span,
    sql`
      select a.personnel_id, m.month, x.days, case when c.id is not null then jsonb_build_object('id', c.id, 'from', lower(x.days),
        'to', upper(x.days) - 1, 'rate_kind', c.rate_kind, 'rate', c.rate, 'premium', c.premium) end as part
      from months m join personnel.appointment_view a on a.during && m.span and a.personnel_id = any(${those}) and a.status_code in ('JO', 'COS')
      left join contracts.contract c on c.personnel_id = a.personnel_id and c.during && a.during * m.span and c.state in ('ACTIVE', 'ENDED', 'TERMINATED')
      cross join lateral (select a.during * m.span * coalesce(c.during, m.span) as days) x where not isempty(x.days)`,
    sql`, f.job_tax, f.job_kind, f.declared_on::text as declared_on, (
        select coalesce(sum(s.gross), 0)::bigint from payroll.payslip s where s.personnel_id = service.personnel_id and s.held_because is null
          and s.run_id <> ${span.run} and left(s.month, 4) = left(service.month, 4) and s.month <= service.month and s.status_code in ('JO', 'COS')) as paid_before`,
  );
}

/**
 * What lies beside the service is read by statements of their own and put together here: PostgreSQL takes what such a statement gathers for one row, and
 * would compare each with each.
 */
async function gather<T extends RecordedMonth<unknown>>(
  db: Database,
  { people, from, to, today }: Span,
  parts: ReturnType<typeof sql>,
  columns: ReturnType<typeof sql>,
): Promise<T[]> {
  const first = monthBounds(from).from;
  const last = monthBounds(to).to;
  const { rows } = await sql<Omit<T, 'unpaid' | 'extras' | 'deductions'>>`
    with months as (${monthsBetween(first, last)}), part as (${parts}), service as (
      select personnel_id, month, coalesce(jsonb_agg(part order by lower(days)) filter (where part is not null), '[]') as service, range_agg(days) as spans from part group by 1, 2
    )
    select service.personnel_id, service.month, service.service, l.is_locked, coalesce(r.days, '[]') as days ${columns}
    from service cross join lateral (
      select coalesce(range_agg(k.during) @> service.spans, false) as is_locked from dtr.frozen_month k
      where k.personnel_id = service.personnel_id and k.superseded_at is null and k.during && range_merge(service.spans)) l
    left join lateral (
      select jsonb_agg(jsonb_build_object('date', d.date, 'status', d.status, 'absent', d.absent_thousandths,
        'minutes', d.late_minutes + d.undertime_minutes) order by d.date) as days
      from attendance.day_view d where l.is_locked and d.personnel_id = service.personnel_id and service.spans @> d.date
        and d.date between lower(range_merge(service.spans)) and upper(range_merge(service.spans)) - 1) r on true
    left join payroll.profile f on f.personnel_id = service.personnel_id
    order by service.personnel_id, service.month`.execute(db);
  const besides = await gatherBesides(db, people, { first, last, today });
  return rows.map((row) => ({ ...row, ...besides(row as Keyed) }) as unknown as T);
}
