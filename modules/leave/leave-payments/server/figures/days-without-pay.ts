import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

interface Row {
  people: number;
  days: number;
  value: number;
}

const DAYS_OF_MONTH = 22;

/** Days without pay that began in the month of the day, and what they are worth. */
export const daysWithoutPay: ExecutiveFigure = {
  name: 'days-without-pay',
  title: 'Days without pay',
  definition:
    'Days without pay on record that began from the first of the month to the day: of leave, of absences and of late arrival that no credit covers. Their value is the monthly salary over 22 for each day; payroll rounds it by half months.',
  unit: { mean: 'days' },
  compare: 'week',
  link: '/HR/leaves/without-pay',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select count(distinct w.personnel_id)::integer as people, coalesce(sum(w.days), 0)::bigint as days,
        coalesce(sum(w.days::numeric * g.amount / ${DAYS_OF_MONTH * 1000}), 0)::bigint as value
      from personnel.leave_without_pay_view w
        join personnel.appointment_view a on a.personnel_id = w.personnel_id and a.during @> lower(w.during)
        join organization.office_view o on o.id = a.office_id
        left join personnel.salary_view g on g.personnel_id = w.personnel_id and g.during @> lower(w.during)
      where lower(w.during) >= date_trunc('month', ${day}::date)::date and lower(w.during) <= ${day}::date and ${within('o.tree_from')}`.execute(
      db,
    );
    const { people, days, value } = rows[0]!;
    return {
      value: Math.round(days / 10),
      note: people === 0 ? 'Of no one.' : `Of ${people} ${people === 1 ? 'person' : 'people'}.`,
      parts: [{ title: 'Value', unit: 'centavos', rows: [{ name: 'Salary that is not paid', value }] }],
    };
  },
};
