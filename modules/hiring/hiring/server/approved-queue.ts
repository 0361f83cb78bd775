import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { hiresFrom } from './hire-rows.ts';

/** So long after its approval a request without a job post is late. */
const LATE_DAYS = 15;

/** Approved requests to hire for which no job post was made yet. */
export const approvedQueue: QueueCard = {
  name: 'hiring.approved',
  title: 'Approved requests to hire without a job post',
  groups: ['JOBPOST'],
  link: '/rsp/request_to_hire?state=APPROVED',
  count: async ({ db, actor, today }) => {
    const { rows } = await sql<{ waiting: number; late: number; oldest: string | null }>`
      select count(*) as waiting, count(*) filter (where kernel.date_of(s.at) < ${today}::date - ${LATE_DAYS}::integer) as late,
        kernel.date_of(min(s.at))::text as oldest
      from ${hiresFrom} join requests.step s on s.request_id = r.id and s.no = r.last_no
      where q.state = 'APPROVED' and ${visible(actor, ['JOBPOST'], { person: 'q.requester_id', tree: 'o.tree_from', campus: 'o.campus_id' })}`.execute(
      db,
    );
    return rows[0]!;
  },
};
