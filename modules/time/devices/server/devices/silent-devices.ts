import { sql } from 'kysely';
import type { HomeFigure } from '@talaan/kernel/server/home-figure.ts';
import { isSilent } from './device-rows.ts';
import { reachesCampus } from './reach-campus.ts';

/** Devices in use from which nothing came for a day. */
export const silentDevices: HomeFigure = {
  name: 'attendance.silent',
  title: 'Devices silent for a day',
  groups: ['ADMIN'],
  place: 4,
  link: '/edats/devices?silent=yes',
  count: async ({ db, actor, now }) => {
    const { rows } = await sql<{ count: number; of: number }>`
      select count(*) filter (where ${isSilent(now)}) as count, count(*) filter (where d.enabled) as of
      from attendance.device d where ${reachesCampus(actor, 'd.campus_id')}`.execute(db);
    return rows[0]!;
  },
};
