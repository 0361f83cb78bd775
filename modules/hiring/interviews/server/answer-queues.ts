import { sql, type RawBuilder } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { postReach } from './find-session.ts';
import { invitationsFrom } from './invitation-rows.ts';

/** Invitations to sessions to come that wait for an answer; late are those of the last day before the deadline. */
export const pendingQueue = queueOf('PENDING', 'Interviews without an answer', sql`l.answer_by < now_at + interval '24 hours'`);

/** Invitations that were declined and not moved yet; late are those of the next three days. */
export const declinedQueue = queueOf('DECLINED', 'Interviews declined', sql`lower(l.during) < now_at + interval '72 hours'`);

function queueOf(state: 'PENDING' | 'DECLINED', title: string, late: RawBuilder<unknown>): QueueCard {
  return {
    name: `interviews.${state.toLowerCase()}`,
    title,
    groups: ['JOBPOST'],
    link: `/rsp/interviews?state=${state}`,
    count: async ({ db, actor, now, today }) => {
      const { rows } = await sql<{ waiting: number; late: number }>`
        select count(*) as waiting, count(*) filter (where ${late}) as late
        from ${invitationsFrom} cross join (select ${now.toString()}::timestamptz as now_at) m
        where l.state = ${state} and s.state = 'PUBLISHED' and s.day >= ${today}::date and ${postReach(actor)}`.execute(db);
      return rows[0]!;
    },
  };
}
