import { sql } from 'kysely';
import { countClasses } from '@talaan/kernel/server/count-classes.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { makeupFlow } from '../../workflow.ts';

/** Make-up classes of the semester so far, by state. */
export const makeupClasses: ExecutiveFigure = {
  name: 'makeup-classes',
  title: 'Make-up classes not held yet',
  definition:
    'Make-up classes for classes that were missed in the six months to the day: those that are asked for or approved and not held. Held ones are found in the punches.',
  unit: { one: 'class', many: 'classes' },
  compare: 'year',
  link: '/edats/overtime',
  read: async ({ db, day, within }) => {
    const { rows } = await countClasses(
      db,
      sql`select m.state as name, count(*) as count from overtime.makeup_class m
          join personnel.appointment_view a on a.personnel_id = m.personnel_id and a.during @> m.missed_on
          join organization.office_view o on o.id = a.office_id
        where m.missed_on > (${day}::date - interval '6 months')::date and m.missed_on <= ${day}::date and ${within('o.tree_from')} group by m.state`,
    );
    return {
      value: rows.filter(({ name }) => !(makeupFlow.ends as readonly string[]).includes(name)).reduce((sum, { value }) => sum + value, 0),
      parts: [
        { title: 'By state', rows: rows.map((row) => ({ ...row, name: makeupFlow.words[row.name as keyof typeof makeupFlow.words] })) },
      ],
    };
  },
};
