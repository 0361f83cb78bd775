import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';

interface Row {
  month: string;
  part: 'status' | 'fund';
  name: string;
  gross: number;
  people: number;
}

/** What was paid in the last month that was released by the day, by status and fund. */
export const payrollMonth: ExecutiveFigure = {
  name: 'payroll-month',
  title: 'Payroll of the month',
  definition:
    'Gross pay of all payslips of the last month of which a run was released by the day: salaries, allowances, bonuses and last pay of that month, before deductions.',
  unit: 'centavos',
  compare: 'year',
  link: '/payroll/runs',
  read: ({ db, day, within }) =>
    withOpenRecords(db, 'everybody', async (open) => {
      const { rows } = await sql<Row>`
        with last as (select max(month) as month from payroll.run where released_on <= ${day}::date),
          paid as (
            select s.name as status, f.name as fund, p.gross, p.personnel_id, p.month
            from payroll.payslip p join payroll.run r on r.id = p.run_id and r.released_on <= ${day}::date
              join last l on l.month = p.month join reference.appointment_status s on s.code = p.status_code
              left join property.fund_cluster f on f.code = p.fund_code left join organization.office_view o on o.id = p.office_id
            where p.is_released and ${within('o.tree_from')})
        select month, 'status' as part, status as name, sum(gross)::bigint as gross, count(distinct personnel_id)::integer as people from paid group by month, status
        union all select month, 'fund', coalesce(fund, 'Without a fund'), sum(gross)::bigint, count(distinct personnel_id)::integer from paid group by month, fund
        order by gross desc, name`.execute(open);
      if (!rows[0]) return { value: null, missing: 'No payroll was released yet.' };
      const of = (part: Row['part']) => rows.filter((row) => row.part === part);
      return {
        value: of('status').reduce((sum, { gross }) => sum + gross, 0),
        note: monthName(rows[0].month),
        parts: [
          { title: 'By status', rows: of('status').map(({ name, gross }) => ({ name, value: gross })) },
          { title: 'By fund', rows: of('fund').map(({ name, gross }) => ({ name, value: gross })) },
        ],
      };
    }),
};
