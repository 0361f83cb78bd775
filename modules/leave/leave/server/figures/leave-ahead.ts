import { sql } from 'kysely';
import { countClasses } from '@talaan/kernel/server/count-classes.ts';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

const AHEAD_DAYS = 14;

/** Who is on leave on a day of the next two weeks, by office. */
export const leaveAhead: ExecutiveFigure = {
  name: 'leave-ahead',
  title: 'On leave in the next 14 days',
  definition: `People with approved leave on one of the ${AHEAD_DAYS} days after the day, each counted once, by office.`,
  unit: PEOPLE,
  compare: 'week',
  isOfPeople: true,
  link: '/HR/leaves',
  read: async ({ db, day, within }) => {
    const { value, rows } = await countClasses(
      db,
      sql`select o.fullname as name, count(distinct d.personnel_id) as count from leave.application_day d
          join leave.application l on l.id = d.application_id and l.state = 'APPROVED'
          join personnel.appointment_view a on a.personnel_id = d.personnel_id and a.during @> ${day}::date
          join organization.office_view o on o.id = a.office_id
        where d.date > ${day}::date and d.date <= ${day}::date + ${AHEAD_DAYS}::integer and d.free is null and ${within('o.tree_from')} group by o.fullname`,
    );
    return { value, parts: [{ title: 'By office', rows }] };
  },
};
