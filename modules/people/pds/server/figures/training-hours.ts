import { sql } from 'kysely';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { peopleLink, servingOn } from '@talaan/personnel/server/public.ts';
import { LEAST_HOURS, trainedHours } from './qualifications.ts';

interface Row {
  people: number;
  hours: number;
  under: number;
  none: number;
}

/** Verified hours of training a head in twelve months. */
export const trainingHours: ExecutiveFigure = {
  name: 'training-hours',
  title: 'Training hours a head',
  definition: `Hours of trainings on data sheets that HR verified and that ended in the twelve months to the day, divided by the people who serve on it. Under ${LEAST_HOURS} hours are those with less than a day of training.`,
  unit: { mean: 'hours a head' },
  compare: 'year',
  read: async (call) => {
    const { db, day, within } = call;
    const { rows } = await sql<Row>`
      with served as (
        select ${trainedHours(sql.ref('a.personnel_id'), day)} as hours
        from ${servingOn(day)} a join organization.office_view o on o.id = a.office_id where ${within('o.tree_from')})
      select count(*)::integer as people, coalesce(sum(hours), 0)::float8 as hours, count(*) filter (where hours < ${LEAST_HOURS * 100})::integer as under,
        count(*) filter (where hours = 0)::integer as none from served`.execute(db);
    const { people, hours, under, none } = rows[0]!;
    if (people === 0) return { value: null, missing: 'No one serves in these offices.' };
    return {
      value: Math.round(hours / people),
      target: LEAST_HOURS * 100,
      parts: [
        {
          title: 'People',
          unit: PEOPLE,
          isApart: true,
          rows: [
            { name: `Under ${LEAST_HOURS} hours`, value: under, of: people, link: peopleLink(call, { qualification: 'training-short' }) },
            { name: 'Without a verified training', value: none, of: people, link: peopleLink(call, { qualification: 'training-none' }) },
          ],
        },
      ],
    };
  },
};
