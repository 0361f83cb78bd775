import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';
import { faultsOn } from './fault-rows.ts';

/** What is missing on record or contradicts itself, by kind. */
export const recordHealth: ExecutiveFigure = {
  name: 'data-health',
  title: 'Faults in the records',
  definition:
    'Records that miss something or contradict themselves, as each module looks for it: one record counts once for each fault. The page behind leads to where each is mended.',
  unit: { one: 'fault', many: 'faults' },
  compare: 'week',
  link: '/executivedashboard/data-health',
  read: async ({ db, server, day, within }) => {
    const { rows } = await sql<{ kind: string; title: string; count: number }>`
      select f.kind, f.title, count(*)::integer as count from ${faultsOn(server, day)}
      where f.office_id is null or ${within('o.tree_from')} group by f.kind, f.title order by count desc, f.title`.execute(db);
    return {
      value: rows.reduce((sum, { count }) => sum + count, 0),
      parts: [
        {
          title: 'By kind',
          rows: rows.map(({ kind, title, count }) => ({
            name: title,
            value: count,
            link: `/executivedashboard/data-health?fault=${kind}`,
          })),
        },
      ],
    };
  },
};
