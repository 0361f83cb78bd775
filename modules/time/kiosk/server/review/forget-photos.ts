import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { purgeDue } from '@talaan/kernel/server/retention/purge-due.ts';
import type { RetentionKind } from '@talaan/kernel/server/retention/retention-kind.ts';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { KIOSK_SETTINGS } from '../../rules/settings.ts';

export const kioskPhotos: RetentionKind = {
  key: 'kiosk.photos',
  title: 'Photos of the kiosk',
  deletes: 'The photo that the tablet took at a punch, reviewed or not. The punch stays.',
  law: 'RA 10173, sec. 11 e; the days are set by the agency at the management of attendance.',
  from: 'The day on which the punch arrived',
  isNightly: true,
  at: async ({ db, now, today }) => {
    const { photoDays } = await agencySettingsOn(db, KIOSK_SETTINGS, today);
    return {
      kept: `${photoDays} days`,
      due: sql`
        select p.id::text as id, p.personnel_id, kernel.date_of(p.received_at) as since, 'Photo of the punch with ' || p.given as what
        from kiosk.punch p where p.photo is not null and p.received_at < ${now.subtract({ hours: 24 * photoDays }).toString()}::timestamptz`,
    };
  },
  purge: async ({ db }, ids) => {
    await sql`update kiosk.punch set photo = null where id = any(${ids}::bigint[])`.execute(db);
  },
};

/** Each night: deletes photos whose time is over, and codes that nobody used. */
export const forgetPhotosJob: Job<object> = {
  kind: 'kiosk.forget-photos',
  cron: '35 1 * * *',
  run: async (work) => {
    await purgeDue(work, kioskPhotos);
    const { db, clock } = work.server;
    await sql`delete from kiosk.enrolment_code where expires_at < ${clock.now().toString()}::timestamptz`.execute(db);
  },
};
