import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import type { listOwnSeats as endpoint } from '../contract/committees.ts';
import { meetingsFrom } from './meetings/meeting-rows.ts';
import { committeesFrom, nameOfCommittee, sitsOn } from './reach.ts';

type Answer = AnswerOf<typeof endpoint>;

/** Where the caller sits today, and the meetings of these committees that are ahead or not long past. */
export async function listOwnSeats({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>): Promise<Answer> {
  const now = sql`${today}::date`;
  const { rows: seats } = await sql<Answer['seats'][number]>`
    select c.id as committee_id, ${nameOfCommittee} as name, s.role, lower(s.during) as "from", upper(s.during) - 1 as "to", s.order_no
    from ${committeesFrom} join committees.seat s on s.committee_id = c.id
    where s.personnel_id = ${actor.personnelId}::integer and s.during @> ${now} order by 2`.execute(db);
  if (seats.length === 0) return { seats, meetings: [] };
  const { rows: meetings } = await sql<Answer['meetings'][number]>`
    select m.id, ${nameOfCommittee} as name, m.date, m.begins, m.place, m.state,
      m.state = 'HELD' and ${sitsOn(actor, now, ['CHAIR', 'VICE_CHAIR'])} as is_mine
    from ${meetingsFrom} where ${sitsOn(actor, now)} and m.state <> 'CANCELLED' and m.date >= ${now} - 90 order by m.date desc, m.begins desc`.execute(
    db,
  );
  return { seats, meetings };
}

/** Minutes that are written and wait for the caller as the chair. */
export const minutesQueue: QueueCard = {
  name: 'committees.minutes',
  title: 'Minutes to approve',
  isOwn: true,
  link: '/account/development',
  count: async ({ db, actor, today }) => {
    const { rows } = await sql<{ waiting: number; late: number; oldest: string | null }>`
      select count(*)::integer as waiting, 0 as late, min(m.date)::text as oldest from ${meetingsFrom}
      where m.state = 'HELD' and m.minutes <> '' and ${sitsOn(actor, sql`${today}::date`, ['CHAIR'])}`.execute(db);
    return rows[0]!;
  },
};
