import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { loadFigures } from './load-figures.ts';

interface Row {
  month: string;
  below: number;
  near: number;
  people: number;
}

/** Within so many centavos above the floor is close to it. */
const CLOSE = 200_000;

/** Whose net pay of the last month was below the floor. */
export const lowNetPay: ExecutiveFigure = {
  name: 'low-net-pay',
  title: 'Net pay under the floor',
  definition:
    'People whose monthly pay of the last month that was released came to less net than deductions may leave (General Appropriations Act; the amount of the day is in rates and tables of payroll). Names are for payroll alone.',
  unit: PEOPLE,
  compare: 'week',
  isOfPeople: true,
  read: ({ db, day, within }) =>
    withOpenRecords(db, 'everybody', async (open) => {
      const { net: floor } = (await loadFigures(open))(day.slice(0, 7)).FLOOR.content;
      const { rows } = await sql<Row>`
        with last as (select max(month) as month from payroll.run where kind = 'REGULAR' and released_on <= ${day}::date)
        select l.month, count(*) filter (where p.net < ${floor})::integer as below,
          count(*) filter (where p.net >= ${floor} and p.net < ${floor + CLOSE})::integer as near, count(*)::integer as people
        from last l join payroll.payslip p on p.month = l.month and p.kind = 'REGULAR' and p.is_released
          left join organization.office_view o on o.id = p.office_id
        where ${within('o.tree_from')} group by l.month`.execute(open);
      const [found] = rows;
      if (!found) return { value: null, missing: 'No monthly payroll was released yet.' };
      return {
        value: found.below,
        of: found.people,
        note: `${monthName(found.month)}; the floor is ${formatPesos(floor)}.`,
        parts: [{ title: 'Close to it', isApart: true, rows: [{ name: `Up to ${formatPesos(CLOSE)} above it`, value: found.near }] }],
      };
    }),
};
