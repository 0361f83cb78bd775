import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

/** Official travel of the offices of the board in the year, and what lacks its certificate of appearance. */
export const researchTravel: ExecutiveFigure = {
  name: 'research-travel',
  title: 'Travel of these offices',
  definition:
    'Trips on official business of people of these offices that were approved and begin in the year to the day. Reports due are those that are over without a certificate of appearance.',
  unit: { one: 'trip', many: 'trips' },
  compare: 'year',
  link: '/edats/obt',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<{ trips: number; abroad: number; due: number }>`
      select count(*)::integer as trips, count(*) filter (where t.is_abroad)::integer as abroad,
        count(*) filter (where t.last_day < ${day}::date and t.appearance_file_id is null)::integer as due
      from travel.trip t join personnel.appointment_view a on a.personnel_id = t.personnel_id and a.during @> t.first_day
        join organization.office_view o on o.id = a.office_id
      where t.state not in ('DRAFT', 'RETURNED', 'DISAPPROVED', 'CANCELLED') and t.order_no is not null
        and t.first_day >= date_trunc('year', ${day}::date)::date and t.first_day <= ${day}::date and ${within('o.tree_from')}`.execute(db);
    const { trips, abroad, due } = rows[0]!;
    return { value: trips, note: `${abroad} abroad; ${due} without a certificate of appearance.` };
  },
};
