import { sql } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { MonthFacts, Segment, Unpaid } from '../../rules/month-facts.ts';
import { deductionsOf, extrasOf, monthsBetween, unpaidOf } from './gather-besides.ts';

/** Who is paid by the month, at a salary: in government service, but for casuals, who are paid by the day. */
export const MONTHLY_PAID = sql`(k.government_service and k.code not in ('CAS', 'PT'))`;

/** Days without pay from so many thousandths on leave perhaps no working day with pay: then the holidays are asked. */
const NEARLY_ALL = 14_000;

export interface GatheredMonth extends MonthFacts {
  personnel_id: number;
}

interface FoundMonth {
  personnel_id: number;
  month: string;
  segments: Segment[];
  unpaid: Unpaid[] | null;
  allowances: MonthFacts['allowances'] | null;
  extras: MonthFacts['extras'] | null;
  deductions: MonthFacts['deductions'] | null;
  work_days: number;
  free_days: string[] | null;
}

/**
 * What months of people are paid by, from one month to another, as it is on record now: days of service at each salary, days without pay,
 * allowances, overtime to be paid, deductions. One row for each month in which somebody serves at a salary; a constant number of statements.
 */
export async function gatherFacts(
  db: Database,
  { people, from, to, today }: { people: readonly number[]; from: string; to: string; today: string },
): Promise<GatheredMonth[]> {
  const first = monthBounds(from).from;
  const last = monthBounds(to).to;
  const those = sql`${[...people]}::integer[]`;
  const { rows } = await sql<FoundMonth>`
    with months as (${monthsBetween(first, last)}
    ), segment as (
      select a.personnel_id, m.month, jsonb_agg(jsonb_build_object('from', lower(x.days), 'to', upper(x.days) - 1, 'monthly', s.amount,
        'salary_grade', s.salary_grade, 'step', s.step) order by lower(x.days)) as segments
      from months m join personnel.appointment_view a on a.during && m.span and a.personnel_id = any(${those})
      join reference.appointment_status k on k.code = a.status_code and ${MONTHLY_PAID}
      join personnel.salary_view s on s.personnel_id = a.personnel_id and s.during && m.span and s.during && a.during
      cross join lateral (select a.during * s.during * m.span as days) x where not isempty(x.days)
      group by 1, 2
    ), unpaid as materialized (${unpaidOf(those, first, last, today)}
    ), allowed as (
      select a.personnel_id, m.month, jsonb_agg(jsonb_build_object('id', a.id, 'code', a.code, 'monthly', a.monthly, 'by_days', a.by_days,
        'tax', i.tax) order by a.id) as allowances, bool_or(a.by_days) as by_days
      from months m join payroll.allowance a on a.during && m.span and a.personnel_id = any(${those}) join payroll.item i on i.code = a.code
      group by 1, 2
    ), extra as (${extrasOf(those)}), deducted as (${deductionsOf(those)})
    select s.personnel_id, s.month, s.segments, u.days as unpaid, w.allowances, e.extras, d.deductions,
      case when w.by_days then (
        select count(*)::integer from generate_series(lower(m.span), upper(m.span) - 1, interval '1 day') day
        left join attendance.day_view v on v.personnel_id = s.personnel_id and v.date = day::date
        where extract(isodow from day) < 6 and case when v.status is null then true
          else v.status in ('COMPLETE', 'INCOMPLETE', 'OB', 'WFH', 'HOLIDAY', 'SUSPENDED', 'PENDING', 'NO_DATA') end) else 0 end as work_days,
      case when u.thousandths >= ${NEARLY_ALL} then array(
        select day::date::text from generate_series(lower(m.span), upper(m.span) - 1, interval '1 day') day
        where extract(isodow from day) < 6 and leave.is_free_day(s.personnel_id, day::date)) end as free_days
    from segment s join months m using (month)
    left join unpaid u using (personnel_id, month) left join allowed w using (personnel_id, month)
    left join extra e using (personnel_id, month) left join deducted d using (personnel_id, month)
    order by s.personnel_id, s.month`.execute(db);
  return rows.map(({ free_days: free, unpaid, allowances, extras, deductions, ...found }) => ({
    ...found,
    unpaid: unpaid ?? [],
    allowances: allowances ?? [],
    extras: extras ?? [],
    deductions: deductions ?? [],
    has_paid_day: free === null || hasPaidDay(found.segments, unpaid ?? [], free),
    year: null,
  }));
}

/** Whether a working day of service is neither a holiday nor wholly without pay. */
function hasPaidDay(segments: readonly Segment[], unpaid: readonly Unpaid[], free: readonly string[]): boolean {
  const lost = new Map<string, number>();
  for (const { date, thousandths } of unpaid) lost.set(date, (lost.get(date) ?? 0) + thousandths);
  return segments.some(({ from, to }) => {
    for (let day = Temporal.PlainDate.from(from); day.toString() <= to; day = day.add({ days: 1 }))
      if (day.dayOfWeek < 6 && !free.includes(day.toString()) && (lost.get(day.toString()) ?? 0) < 1000) return true;
    return false;
  });
}
