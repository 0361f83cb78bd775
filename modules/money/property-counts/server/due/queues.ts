import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { reachesItems } from '@talaan/property/server/public.ts';
import { mayCount, campaignsFrom } from '../reach.ts';
import { readOutstanding } from './outstanding.ts';

/** Counts of fund clusters that are due, for the custodian. */
export const dueQueue: QueueCard = {
  name: 'property-counts.due',
  title: 'Physical counts due',
  groups: KEEPERS,
  link: '/property/counts',
  count: async ({ db, actor, today }) => {
    const outstanding = await readOutstanding(db, today, reachesItems(actor, KEEPERS));
    return {
      waiting: outstanding.length,
      late: outstanding.filter(({ due_on: dueOn }) => dueOn < today).length,
      oldest: outstanding[0]?.as_at ?? null,
    };
  },
};

/** Open counts in which the caller is to count, as a member. */
export const ownCountsQueue: QueueCard = {
  name: 'property-counts.mine',
  title: 'Property to count',
  isOwn: true,
  link: '/property/counting',
  count: async ({ db, actor }) => {
    const { rows } = await sql<{ waiting: number; late: number }>`
      select count(*) as waiting, 0 as late from ${campaignsFrom} where c.state = 'OPEN' and ${mayCount({ ...actor, grants: [] })}`.execute(
      db,
    );
    return rows[0]!;
  },
};
