import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

interface Row {
  office: string;
  minutes: number;
  paid: number;
}

/** Overtime that was settled in twelve months, with what was paid for it. */
export const overtimeCost: ExecutiveFigure = {
  name: 'overtime-cost',
  title: 'Overtime of the year',
  definition:
    'Hours of approved overtime of this year that were settled by the day, as credits, days off or pay, by the office in which the person served on the first of the month; and what is paid for them.',
  unit: 'minutes',
  compare: 'year',
  link: '/edats/overtime/pay',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select o.fullname as office, sum(s.minutes)::bigint as minutes, coalesce(sum(s.paid_centavos), 0)::bigint as paid
      from overtime.settled s join personnel.appointment_view a on a.personnel_id = s.personnel_id and a.during @> (s.month || '-01')::date
        join organization.office_view o on o.id = a.office_id
      where s.month >= to_char(date_trunc('year', ${day}::date), 'YYYY-MM') and s.month <= to_char(${day}::date, 'YYYY-MM') and ${within('o.tree_from')}
      group by o.id, o.fullname order by minutes desc, office`.execute(db);
    return {
      value: rows.reduce((sum, { minutes }) => sum + minutes, 0),
      parts: [
        { title: 'Hours by office', rows: rows.map(({ office, minutes }) => ({ name: office, value: minutes })) },
        { title: 'Pay', unit: 'centavos', rows: [{ name: 'Paid for it', value: rows.reduce((sum, { paid }) => sum + paid, 0) }] },
      ],
    };
  },
};
