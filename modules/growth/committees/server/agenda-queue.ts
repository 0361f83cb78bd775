import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { holds } from '@talaan/kernel/server/actor.ts';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { agendaKinds } from './agenda-kinds.ts';

const MEETINGS = '/lnd/manage/committee/meetings';

/** Requests that wait for a committee of which the caller is the secretary, and are on no agenda that is still to be decided. */
export const agendaQueue: QueueCard = {
  name: 'committees.agenda',
  title: 'For the next agenda',
  isOwn: true,
  link: '/account/development',
  count: async ({ db, actor, today, server }) => {
    const kinds = allContributed(server, agendaKinds).map(({ kind }) => kind.kind);
    const { rows } = await sql<{ waiting: number; late: number; oldest: string | null }>`
      select count(distinct g.request_id)::integer as waiting, (count(distinct g.request_id) filter (where g.due_on < ${today}::date))::integer as late,
        kernel.date_of(min(g.opened_at))::text as oldest
      from committees.seat w join committees.committee c on c.id = w.committee_id
        join requests.seat s on s.kind = 'secretary' and s.group_name = c.kind and s.office_id is not distinct from c.office_id
        join requests.stage g on g.seat_id = s.id and g.opened_at is not null and g.closed_at is null
      where w.personnel_id = ${actor.personnelId}::integer and w.role = 'SECRETARY' and w.during @> ${today}::date and g.kind = any(${kinds}::text[])
        and not exists (select from committees.item i join committees.meeting m on m.id = i.meeting_id
          where i.request_id = g.request_id and i.decision is null and m.state in ('PLANNED', 'CALLED', 'HELD'))`.execute(db);
    return { ...rows[0]!, ...(holds(actor, ['LDADMIN', 'LDCOMSEC', 'LDDPCSEC', 'SPMISADMIN']) ? { link: MEETINGS } : {}) };
  },
};
