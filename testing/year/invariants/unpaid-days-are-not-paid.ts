import { complainOf, monthBefore, type Invariant } from '../university.ts';

/** By the rules of pay a month is divided by so many days. */
const DIVISOR = 22;

/**
 * On the day on which a regular payroll was released: what released payslips took of each earlier month of the year for days without pay is what the locked
 * months, the leave and the standings of today say, at the salary of each day. Of those who were paid all of the month and lack less than half of it: what
 * takes all of the pay has rules of its own.
 */
export const unpaidDaysAreNotPaid: Invariant = (university, day) =>
  day.month === 1
    ? Promise.resolve([])
    : complainOf(
        university,
        `with month as (select m::date as first, (m + interval '1 month')::date as after, to_char(m, 'YYYY-MM') as name
           from generate_series($1::date, $2::date, interval '1 month') m),
         due as (
           select m.name, u.personnel_id, round(sum(u.thousandths::numeric * s.amount) / (1000 * $4)) as amount
           from month m cross join lateral leave.days_without_pay(daterange(m.first, m.after), $3::date) u
           join personnel.salary s on s.personnel_id = u.personnel_id and s.during @> u.date group by 1, 2),
         taken as (
           select l.for_month as name, l.personnel_id, -sum(l.amount) filter (where l.code = 'LWOP') as amount,
             sum(l.amount) filter (where l.code = 'BASIC') as basic
           from payroll.line l join payroll.payslip s on s.run_id = l.run_id and s.personnel_id = l.personnel_id and s.is_released
           where l.code in ('LWOP', 'BASIC') group by 1, 2)
         select 'Person ' || p.personnel_id || ' lacks ' || coalesce(d.amount, 0) || ' centavos of ' || m.name || ' by the records, and payroll took '
           || coalesce(t.amount, 0) || '.' as complaint
         from month m join payroll.payslip p on p.kind = 'REGULAR' and p.month = m.name and p.is_released
         join taken t on t.name = m.name and t.personnel_id = p.personnel_id left join due d on d.name = m.name and d.personnel_id = p.personnel_id
         where coalesce(d.amount, 0) <> coalesce(t.amount, 0) and coalesce(d.amount, 0) * 2 < t.basic
           and exists (select from payroll.payslip n join payroll.run r on r.id = n.run_id and r.kind = 'REGULAR' and r.month = $5
             where n.personnel_id = p.personnel_id and n.is_released)
         order by p.personnel_id, m.name`,
        [`${day.year}-01-01`, `${monthBefore(day)}-01`, day.toString(), DIVISOR, day.toPlainYearMonth().toString()],
      );
