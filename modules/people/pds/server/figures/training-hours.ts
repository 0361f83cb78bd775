import { sql } from 'kysely';
import { PEOPLE } from '@talaan/kernel/contract/board-unit.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';

interface Row {
  people: number;
  hours: number;
  under: number;
  none: number;
}

/** What each employee is to have in a year; hours are kept in hundredths. */
const LEAST_HOURS = 8;

/** Verified hours of training a head in twelve months. */
export const trainingHours: ExecutiveFigure = {
  name: 'training-hours',
  title: 'Training hours a head',
  definition: `Hours of trainings on data sheets that HR verified and that ended in the twelve months to the day, divided by the people who serve on it. Under ${LEAST_HOURS} hours are those with less than a day of training.`,
  unit: { mean: 'hours a head' },
  compare: 'year',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      with served as (
        select a.personnel_id, coalesce((select sum(t.hours) from pds.training t where t.personnel_id = a.personnel_id and t.verified_at is not null
            and t.ended_on > (${day}::date - interval '1 year')::date and t.ended_on <= ${day}::date), 0) as hours
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
            { name: `Under ${LEAST_HOURS} hours`, value: under, of: people },
            { name: 'Without a verified training', value: none, of: people },
          ],
        },
      ],
    };
  },
};
