import { sql } from 'kysely';
import type { HomeFigure } from '@talaan/kernel/server/home-figure.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { incompleteFilesOn } from './missing-rows.ts';

/** Whose 201 file lacks a required paper. */
export const missingPapers: HomeFigure = {
  name: 'file201.missing',
  title: '201 files with papers missing',
  groups: ['PERSONNELS'],
  place: 50,
  link: '/personnels/missing-papers',
  count: async ({ db, actor, today }) => {
    const { rows } = await sql<{ count: number; of: number }>`
      select count(*) filter (where m.lacking > 0) as count, count(*) as of from ${incompleteFilesOn(today)}
      where ${visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(db);
    return rows[0]!;
  },
};
