import { sql } from 'kysely';
import type { QueueCard } from '@talaan/kernel/server/queue-card.ts';
import { reachesCampus } from '@talaan/devices/server/public.ts';

/** Punches of kiosks that wait to be looked at. */
export const reviewQueue: QueueCard = {
  name: 'kiosk.review',
  title: 'Kiosk punches to review',
  groups: ['EDATSADMIN'],
  link: '/edats/kiosk/review?state=PENDING',
  count: async ({ db, actor }) => {
    const { rows } = await sql<{ waiting: number; oldest: string | null }>`
      select count(*)::integer as waiting, min(attendance.date_of(k.at))::text as oldest
      from kiosk.punch k join kiosk.tablet t on t.id = k.tablet_id join attendance.device_view d on d.id = t.device_id
      where k.state = 'PENDING' and ${reachesCampus(actor, 'd.campus_id')}`.execute(db);
    return { ...rows[0]!, late: 0 };
  },
};
