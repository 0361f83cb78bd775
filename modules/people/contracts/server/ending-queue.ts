import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { contractsFrom, endsWithin, reachable } from './contract-rows.ts';

/** Contracts that end within 30 days and are not renewed; late are those of the last 7. */
export const endingQueue: QueueCard = {
  name: 'contracts.ending',
  title: 'Contracts that end within 30 days',
  groups: ['JO'],
  link: '/joborders/list?ending=30',
  count: async ({ db, actor, today }) => {
    const { rows } = await sql<{ waiting: number; late: number }>`
      select count(*) as waiting, count(*) filter (where ${endsWithin(7, today)}) as late from ${contractsFrom}
      where ${endsWithin(30, today)} and ${reachable(actor, ['JO'])}`.execute(db);
    return rows[0]!;
  },
};
