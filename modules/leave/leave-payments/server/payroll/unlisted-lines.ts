import { sql, type RawBuilder } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { LEAVE_OF_AGENCY } from '@talaan/leave/rules/settings.ts';
import { halfAfter, halfBounds } from '../../rules/payroll/half-month.ts';

/** So many half-months back what was listed is compared; the close of months looks back as far. */
const HALVES_LOOKED_AT = 26;

const SUMS = ['leave', 'absence', 'late', 'standing'] as const;

/**
 * The lines that a list of a half-month has when it is made now: its own days, and of earlier half-months since the first list what differs from
 * all that was listed of them. In government service alone: job orders and contracts of service are paid for the days they serve. Figures are
 * rounded once for the month, half up, and never more than it gives, as `shareEffects` does it: the second half is the month less the first.
 */
export async function unlistedLines({ db, today }: Pick<Call, 'db' | 'today'>, half: string): Promise<RawBuilder<unknown>> {
  const { to } = halfBounds(half);
  const { unpaidDivisor, pera } = await agencySettingsOn(db, LEAVE_OF_AGENCY, to);
  const unit = sql`${unpaidDivisor * 1000}::numeric`;
  const first = sql`least(${half}::date, (
    select min(p.half) from leave.payroll_list p where p.half >= ${halfAfter(half, -HALVES_LOOKED_AT)}::date and p.half <= ${half}::date))`;
  const by = (cause: string) => sql`coalesce(sum(x.thousandths) filter (where x.cause = ${cause}), 0)::integer`;
  return sql`(
    with fact as materialized (
      select f.personnel_id, leave.half_of(f.date) as for_half, f.date, f.cause, sum(f.thousandths)::integer as thousandths, min(s.amount) as monthly
      from leave.days_without_pay(daterange(${first}, ${to}::date, '[]'), ${today}::date) f
      join personnel.appointment_view a on a.personnel_id = f.personnel_id and a.during @> f.date
      join reference.appointment_status k on k.code = a.status_code and k.government_service
      left join personnel.salary_view s on s.personnel_id = f.personnel_id and s.during @> f.date
      group by 1, 2, 3, 4
    ), told as materialized (
      select l.* from leave.payroll_line l where l.for_half >= ${first} and l.for_half <= ${half}::date
    ), figure as (
      select personnel_id, for_half, salary - coalesce(lag(salary) over in_month, 0) as salary, pera - coalesce(lag(pera) over in_month, 0) as pera
      from (
        select personnel_id, for_half,
          case when bool_and(is_known) over in_month then least(floor(sum(amount) over in_month / ${unit} + 0.5), max(most) over whole_month)::bigint end as salary,
          least(floor(sum(thousandths) over in_month * ${pera * 100} / ${unit} + 0.5), ${pera * 100})::bigint as pera
        from (
          select personnel_id, for_half, bool_and(monthly is not null) as is_known, sum(monthly::numeric * thousandths) as amount,
            sum(thousandths)::numeric as thousandths, max(monthly) as most
          from fact group by 1, 2) f
        window whole_month as (partition by personnel_id, date_trunc('month', for_half)),
          in_month as (whole_month order by for_half)) m
      window in_month as (partition by personnel_id, date_trunc('month', for_half) order by for_half)
    ), listed as (
      select personnel_id, for_half, sum(salary)::bigint as salary, sum(pera)::bigint as pera from told group by 1, 2
    ), moved as (
      select personnel_id, for_half, date, cause, sum(thousandths)::integer as thousandths
      from (
        select personnel_id, for_half, date, cause, thousandths from fact
        union all
        select t.personnel_id, t.for_half, d.date, d.cause, -d.thousandths
        from told t cross join jsonb_to_recordset(t.days) as d (date date, cause text, thousandths integer)) x
      group by 1, 2, 3, 4 having sum(thousandths) <> 0
    )
    select personnel_id, for_half, x.leave, x.absence, x.late, x.standing,
      case when figure.salary is null and figure.personnel_id is not null then null else coalesce(figure.salary, 0) - coalesce(listed.salary, 0) end as salary,
      coalesce(figure.pera, 0) - coalesce(listed.pera, 0) as pera, coalesce(x.days, '[]') as days
    from figure full join listed using (personnel_id, for_half)
    cross join lateral (
      select ${sql.join(SUMS.map((sum) => sql`${by(sum.toUpperCase())} as ${sql.id(sum)}`))},
        jsonb_agg(jsonb_build_object('date', x.date, 'cause', x.cause, 'thousandths', x.thousandths) order by x.date, x.cause) as days
      from moved x where x.personnel_id = coalesce(figure.personnel_id, listed.personnel_id) and x.for_half = coalesce(figure.for_half, listed.for_half)) x
    where x.days is not null or coalesce(figure.salary, 0) <> coalesce(listed.salary, 0) or coalesce(figure.pera, 0) <> coalesce(listed.pera, 0)
  )`;
}
