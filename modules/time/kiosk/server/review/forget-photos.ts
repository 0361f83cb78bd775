import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { KIOSK_SETTINGS } from '../../rules/settings.ts';

/** Each night: deletes photos whose time is over, and codes that nobody used. */
export const forgetPhotosJob: Job<object> = {
  kind: 'kiosk.forget-photos',
  cron: '35 1 * * *',
  run: async ({ server: { db, clock } }) => {
    const { photoDays } = await agencySettingsOn(db, KIOSK_SETTINGS, clock.today());
    const now = clock.now();
    const old = now.subtract({ hours: 24 * photoDays }).toString();
    await sql`update kiosk.punch set photo = null where photo is not null and received_at < ${old}::timestamptz`.execute(db);
    await sql`delete from kiosk.enrolment_code where expires_at < ${now.toString()}::timestamptz`.execute(db);
  },
};
