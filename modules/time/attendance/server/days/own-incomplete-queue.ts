import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';

const LOOKED_BACK_DAYS = 31;

/** Days of one’s own in the last month that lack a punch, before today. */
export const ownIncompleteQueue: QueueCard = {
  name: 'attendance.own-incomplete',
  title: 'Days with a missing punch',
  link: '/account/dtr?as=table',
  count: async ({ db, actor, today }) => {
    if (actor.personnelId === null) return { waiting: 0, late: 0 };
    const { rows } = await sql<{ waiting: number; oldest: string | null }>`
      select count(*) as waiting, min(date) as oldest from attendance.day
      where personnel_id = ${actor.personnelId} and status = 'INCOMPLETE'
        and date >= ${today}::date - ${LOOKED_BACK_DAYS}::integer and date < ${today}::date`.execute(db);
    const { waiting, oldest } = rows[0]!;
    return { waiting, oldest, late: 0, link: `/account/dtr?as=table${oldest === null ? '' : `&month=${oldest.slice(0, 7)}`}` };
  },
};
