import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { postsFrom, reachable, stateAt } from './post-rows.ts';

/** So many days before the last valid day it counts as late. */
const LATE_DAYS = 7;

/** Publications whose validity ends within 30 days and that are not filled. */
export const expiringQueue: QueueCard = {
  name: 'vacancies.expiring',
  title: 'Publications near expiry',
  groups: ['JOBPOST'],
  link: '/rsp/job_posts?state=NEAR_EXPIRY',
  count: async ({ db, actor, now, today }) => {
    const { rows } = await sql<{ waiting: number; late: number }>`
      select count(*) as waiting, count(*) filter (where v.valid_until <= ${today}::date + ${LATE_DAYS}::integer) as late
      from ${postsFrom} where ${stateAt(now)} = 'NEAR_EXPIRY' and ${reachable(actor)}`.execute(db);
    return rows[0]!;
  },
};
