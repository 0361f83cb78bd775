import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { itemsOn, status } from '../items/items-query.ts';

interface Row {
  attribution: string;
  filled: number;
  items: number;
}

/** Plantilla items of the day by program of the budget, and how many of them are filled. */
export const itemsByProgram: ExecutiveFigure = {
  name: 'items-by-program',
  title: 'Items filled',
  definition:
    'Authorized plantilla items of the day that have an incumbent, of all that are not abolished, by the program to which they are attributed.',
  unit: { one: 'item', many: 'items' },
  compare: 'year',
  link: '/plantilla/items',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select i.attribution, count(*) filter (where ${status} = 'FILLED')::integer as filled, count(*)::integer as items
      from ${itemsOn(day)} where s.state <> 'abolished' and ${within('o.tree_from')} group by i.attribution order by items desc`.execute(
      db,
    );
    return {
      value: rows.reduce((sum, { filled }) => sum + filled, 0),
      of: rows.reduce((sum, { items }) => sum + items, 0),
      parts: [
        {
          title: 'By program',
          rows: rows.map(({ attribution, filled, items }) => ({
            name: attribution.charAt(0).toUpperCase() + attribution.slice(1),
            value: filled,
            of: items,
          })),
        },
      ],
    };
  },
};
