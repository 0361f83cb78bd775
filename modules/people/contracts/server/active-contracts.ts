import { sql } from 'kysely';
import { EXECUTIVES } from '@talaan/kernel/contract/groups.ts';
import type { HomeFigure } from '@talaan/kernel/server/home-figure.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { contractsFrom } from './contract-rows.ts';

const OVERSEERS = ['JO', ...EXECUTIVES] as const;

/** Job orders and contracts of service that run. */
export const activeContracts: HomeFigure = {
  name: 'contracts.active',
  title: 'Job orders',
  groups: OVERSEERS,
  place: 20,
  link: '/joborders/list?state=ACTIVE',
  count: async ({ db, actor }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${contractsFrom}
      where k.state = 'ACTIVE' and ${visible(actor, OVERSEERS, { person: 'k.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(
      db,
    );
    return rows[0]!;
  },
};
