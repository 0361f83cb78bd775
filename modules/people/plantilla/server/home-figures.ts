import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import type { HomeFigure } from '@talaan/kernel/server/home-figure.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { itemsOn, retiresOn, status } from './items/items-query.ts';

const OVERSEERS = ['PLANTILLA', ...EXECUTIVES] as const;

/** Funded items without an incumbent. */
export const vacantItems = figure(
  { name: 'plantilla.vacant', title: 'Vacant items', place: 30, link: '/plantilla/items?status=VACANT_FUNDED' },
  () => sql`${status} = 'VACANT_FUNDED'`,
);

/** Incumbents who reach the compulsory age within a year. */
export const retiringSoon = figure(
  { name: 'plantilla.retiring', title: 'Retire within a year', place: 40, link: '/plantilla/items?retire=1' },
  (today) => sql`${retiresOn} <= ${today}::date + interval '1 year'`,
);

function figure(shown: Omit<HomeFigure, 'groups' | 'count'>, which: (today: string) => RawBuilder<SqlBool>): HomeFigure {
  return {
    ...shown,
    groups: OVERSEERS,
    count: async ({ db, actor, today }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${itemsOn(today)}
        where ${which(today)} and s.state <> 'abolished'
          and ${visible(actor, OVERSEERS, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(db);
      return rows[0]!;
    },
  };
}
