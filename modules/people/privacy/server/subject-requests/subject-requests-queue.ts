import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';

/** Requests of data subjects without an answer; late: their thirty working days are over. */
export const subjectRequestsQueue: QueueCard = {
  name: 'privacy.requests',
  title: 'Requests of data subjects',
  groups: ['PRIVACY'],
  link: '/privacy/requests?state=open',
  count: async ({ db, today }) => {
    const { rows } = await sql<{ waiting: number; late: number; oldest: string | null }>`
      select count(*) as waiting, count(*) filter (where due_on < ${today}::date) as late, min(received_on) as oldest
      from privacy.subject_request where answer is null`.execute(db);
    return rows[0]!;
  },
};
