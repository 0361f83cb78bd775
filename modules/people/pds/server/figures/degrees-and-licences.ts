import { sql } from 'kysely';
import { countClasses } from '@talaan/kernel/server/count-classes.ts';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { facultyOn, servingOn } from '@talaan/personnel/server/public.ts';

/** The faculty by the highest degree that HR verified. */
export const facultyByDegree: ExecutiveFigure = {
  name: 'faculty-by-degree',
  title: 'Faculty with a graduate degree',
  definition:
    'Faculty members who serve on the day and whose data sheet has a finished graduate degree that HR verified by it. Doctorates are recognized by the name of the degree (Doctor, PhD, EdD, DPA, DBA).',
  unit: PEOPLE,
  compare: 'year',
  isOfPeople: true,
  read: async (call) => {
    const { rows } = await sql<{ highest: number; count: number }>`
      select coalesce((select max(case when e.degree ~* '(doctor|ph\\.? ?d|ed\\.? ?d|dpa|dba)' then 3 when e.level = 'graduate' then 2 when e.level = 'college' then 1 else 0 end)
          from pds.education e where e.personnel_id = a.personnel_id and e.verified_at is not null and kernel.date_of(e.verified_at) <= ${call.day}::date
            and e.year_graduated is not null), 0) as highest, count(*)::integer as count
      from ${facultyOn(call)} group by 1 order by 1 desc`.execute(call.db);
    const names = ['None verified', 'College', 'Master', 'Doctorate'];
    const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0);
    return {
      value: sum(rows.filter(({ highest }) => highest >= 2)),
      of: sum(rows),
      parts: [{ title: 'By highest verified degree', rows: rows.map(({ highest, count }) => ({ name: names[highest]!, value: count })) }],
    };
  },
};

const AHEAD_DAYS = 90;

/** Licences of people in service that end within ninety days. */
export const licencesExpiring: ExecutiveFigure = {
  name: 'licences-expiring',
  title: 'Licences expiring in 90 days',
  definition: `Licences on data sheets of people who serve on the day that are valid until a day within the next ${AHEAD_DAYS}; those that ended already are counted apart.`,
  unit: { one: 'licence', many: 'licences' },
  read: async ({ db, day, within }) => {
    const from = sql`pds.eligibility e join ${servingOn(day)} a on a.personnel_id = e.personnel_id join organization.office_view o on o.id = a.office_id`;
    const { value, rows } = await countClasses(
      db,
      sql`select e.eligibility as name, count(*) as count from ${from}
        where e.licence_until >= ${day}::date and e.licence_until <= ${day}::date + ${AHEAD_DAYS}::integer and ${within('o.tree_from')} group by e.eligibility`,
    );
    const { rows: ended } = await sql<{ count: number }>`
      select count(*)::integer as count from ${from} where e.licence_until < ${day}::date and ${within('o.tree_from')}`.execute(db);
    return { value, note: `${ended[0]!.count} more have ended by the day.`, parts: [{ title: 'By licence', rows }] };
  },
};
