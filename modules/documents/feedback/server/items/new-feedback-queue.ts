import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { READERS } from '../../contract/words.ts';
import { itemsFrom, reachable } from './items-from.ts';

/** Feedback that is not triaged yet. */
export const newFeedbackQueue: QueueCard = {
  name: 'feedback.new',
  title: 'New feedback',
  groups: READERS,
  link: '/feedback/list?state=NEW',
  count: async ({ db, actor, today }) => {
    const { rows } = await sql<{ waiting: number; oldest: string | null }>`
      select count(*)::integer as waiting, min(kernel.date_of(i.sent_at))::text as oldest from ${itemsFrom(today)}
      where i.state = 'NEW' and ${reachable(actor)}`.execute(db);
    return { ...rows[0]!, late: 0 };
  },
};
