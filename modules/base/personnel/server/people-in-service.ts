import { sql } from 'kysely';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import type { HomeFigure } from '@talaan/kernel/server/home-figure.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { servingOn } from './serving-on.ts';

const OVERSEERS = ['PERSONNELS', ...EXECUTIVES] as const;

/** Who serves today. */
export const peopleInService: HomeFigure = {
  name: 'personnel.serving',
  title: 'People in service',
  groups: OVERSEERS,
  place: 10,
  link: '/personnels/list',
  count: async ({ db, actor, today }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${servingOn(today)} a join organization.office_view o on o.id = a.office_id
      where ${visible(actor, OVERSEERS, { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(db);
    return rows[0]!;
  },
};
