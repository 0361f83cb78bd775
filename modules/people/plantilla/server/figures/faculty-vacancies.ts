import { sql } from 'kysely';
import { countClasses } from '@talaan/kernel/server/count-classes.ts';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { itemsOn, status } from '../items/items-query.ts';

/** Funded items of the faculty that no one holds. */
export const facultyVacancies: ExecutiveFigure = {
  name: 'faculty-vacancies',
  title: 'Faculty vacancies',
  definition: 'Funded plantilla items of faculty positions without an incumbent on the day, by position.',
  unit: { one: 'item', many: 'items' },
  compare: 'week',
  link: '/plantilla/items?status=VACANT_FUNDED',
  read: async ({ db, day, within }) => {
    const { value, rows } = await countClasses(
      db,
      sql`select t.name, count(*) as count from ${itemsOn(day)}
        where t.track = 'faculty' and ${status} = 'VACANT_FUNDED' and ${within('o.tree_from')} group by t.name`,
    );
    return { value, parts: [{ title: 'By position', rows }] };
  },
};
