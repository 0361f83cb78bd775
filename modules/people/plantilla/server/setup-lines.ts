import { sql } from 'kysely';
import { formatCount, type SetupLine } from '@talaan/kernel/server/setup-line.ts';

const items: SetupLine = {
  name: 'items',
  title: 'Plantilla items',
  place: 100,
  link: '/plantilla/items/import',
  read: async ({ db }) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from plantilla.item`.execute(db);
    const { count } = rows[0]!;
    return {
      says: count === 0 ? 'No item yet: bring them in from a spreadsheet.' : `${formatCount(count, 'item', 'items')}.`,
      isDone: count > 0,
    };
  },
};

export const setupLinesOfPlantilla = [items];
