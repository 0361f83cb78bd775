import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';

interface Row {
  month: string;
  below: number;
  near: number;
  people: number;
}

/** The least net pay of a month (GAA, general provisions on authorized deductions), in centavos. */
const FLOOR = 500_000;
const NEAR = 700_000;

/** Whose net pay of the last month was below the floor. */
export const lowNetPay: ExecutiveFigure = {
  name: 'low-net-pay',
  title: 'Net pay under 5,000',
  definition: `People whose monthly pay of the last month that was released came to less than ${formatPesos(FLOOR)} net: the least that deductions may leave. Names are for payroll alone.`,
  unit: PEOPLE,
  compare: 'week',
  isOfPeople: true,
  link: '/payroll/runs',
  read: ({ db, day, within }) =>
    withOpenRecords(db, 'everybody', async (open) => {
      const { rows } = await sql<Row>`
        with last as (select max(month) as month from payroll.run where kind = 'REGULAR' and released_on <= ${day}::date)
        select l.month, count(*) filter (where p.net < ${FLOOR})::integer as below,
          count(*) filter (where p.net >= ${FLOOR} and p.net < ${NEAR})::integer as near, count(*)::integer as people
        from last l join payroll.payslip p on p.month = l.month and p.kind = 'REGULAR' and p.is_released
          left join organization.office_view o on o.id = p.office_id
        where ${within('o.tree_from')} group by l.month`.execute(open);
      const [found] = rows;
      if (!found) return { value: null, missing: 'No monthly payroll was released yet.' };
      return {
        value: found.below,
        of: found.people,
        note: `${monthName(found.month)}.`,
        parts: [{ title: 'Close to it', isApart: true, rows: [{ name: 'From 5,000 to 7,000', value: found.near }] }],
      };
    }),
};
