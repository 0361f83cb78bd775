import { sql } from 'kysely';
import { countClasses } from '@talaan/kernel/server/count-classes.ts';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { facultyOn, peopleLink, servingOn } from '@talaan/personnel/server/public.ts';
import { DEGREES, endsSoon, highestDegree, LICENCE_DAYS } from './qualifications.ts';

const MASTER = 2;

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
      select ${highestDegree(sql.ref('a.personnel_id'), call.day)} as highest, count(*)::integer as count
      from ${facultyOn(call)} group by 1 order by 1 desc`.execute(call.db);
    const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0);
    const link = (...qualification: string[]) => peopleLink(call, { track: 'faculty', qualification });
    return {
      value: sum(rows.filter(({ highest }) => highest >= MASTER)),
      of: sum(rows),
      link: link(...DEGREES.slice(MASTER).map(({ code }) => code)),
      parts: [
        {
          title: 'By highest verified degree',
          rows: rows.map(({ highest, count }) => ({ name: DEGREES[highest]!.name, value: count, link: link(DEGREES[highest]!.code) })),
        },
      ],
    };
  },
};

/** Whose licence ends within ninety days. */
export const licencesExpiring: ExecutiveFigure = {
  name: 'licences-expiring',
  title: `Licences expiring in ${LICENCE_DAYS} days`,
  definition: `People who serve on the day and on whose data sheet a licence is valid until a day within the next ${LICENCE_DAYS}, each counted once, then by licence. Those of whom one ended already are counted apart.`,
  unit: PEOPLE,
  read: async (call) => {
    const { db, day, within } = call;
    const from = sql`pds.eligibility e join ${servingOn(day)} a on a.personnel_id = e.personnel_id join organization.office_view o on o.id = a.office_id`;
    const { rows } = await countClasses(
      db,
      sql`select e.eligibility as name, count(*) as count from ${from} where ${endsSoon(day)} and ${within('o.tree_from')} group by e.eligibility`,
    );
    const { rows: people } = await sql<{ ending: number; ended: number }>`
      select count(distinct e.personnel_id) filter (where ${endsSoon(day)})::integer as ending,
        count(distinct e.personnel_id) filter (where e.licence_until < ${day}::date)::integer as ended
      from ${from} where ${within('o.tree_from')}`.execute(db);
    const { ending, ended } = people[0]!;
    return {
      value: ending,
      link: peopleLink(call, { qualification: 'licence-ending' }),
      parts: [
        { title: 'By licence', rows, isApart: true },
        {
          title: 'Ended by the day',
          isApart: true,
          rows: [{ name: 'A licence has ended', value: ended, link: peopleLink(call, { qualification: 'licence-ended' }) }],
        },
      ],
    };
  },
};
