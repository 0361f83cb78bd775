import { sql } from 'kysely';
import { MONTHS_BACK, type OpenTable } from '@talaan/kernel/server/open-table.ts';

/** Leave is by the credits that it was charged to alone: its type may tell of an illness or of violence at home. */
export const openTablesOfLeave: OpenTable[] = [
  {
    of: 'people',
    name: 'leave_by_month',
    title: 'Leave by month',
    says: 'One row is an office in one of the last thirteen months, with the approved leave of those who serve in it, by the credits that it was charged to.',
    by: [{ name: 'month', type: 'yearmonth', means: 'The month.' }],
    sums: [
      { name: 'vacation_days', type: 'number', means: 'Days charged to vacation leave.' },
      { name: 'sick_days', type: 'number', means: 'Days charged to sick leave.' },
      { name: 'other_days', type: 'number', means: 'Days of leave with credits of its own, of whatever kind.' },
      { name: 'unpaid_days', type: 'number', means: 'Days without pay.' },
    ],
    read: (day) => sql`
      select to_char(m.first, 'YYYY-MM') as month, a.office_id, count(distinct a.personnel_id)::integer as people,
        (coalesce(sum(l.vl), 0) / 1000.0)::float8 as vacation_days, (coalesce(sum(l.sl), 0) / 1000.0)::float8 as sick_days,
        (coalesce(sum(l.own), 0) / 1000.0)::float8 as other_days, (coalesce(sum(l.unpaid), 0) / 1000.0)::float8 as unpaid_days
      from generate_series(date_trunc('month', ${day}::date) - make_interval(months => ${MONTHS_BACK}), ${day}::date, '1 month') m (first)
      join personnel.appointment_view a on a.during && daterange(m.first::date, least((m.first + interval '1 month')::date, ${day}::date + 1))
      left join lateral (
        select sum(d.vl) as vl, sum(d.sl) as sl, sum(d.own) as own, sum(d.without_pay) as unpaid
        from leave.application_day d join leave.application p on p.id = d.application_id
        where d.personnel_id = a.personnel_id and d.is_live and p.state in ('APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN')
          and a.during @> d.date and d.date between m.first::date and least((m.first + interval '1 month')::date - 1, ${day}::date)
      ) l on true
      group by 1, 2 order by 1`,
  },
];
