import { sql } from 'kysely';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { PUSH_SETTINGS } from '../../rules/settings.ts';
import { takeOffWhoLeft } from '../commands/people-on-devices.ts';

/** Each night: takes those who left off their devices, and deletes what is kept for a time only. */
export const tidyDevicesJob: Job<object> = {
  kind: 'tidy-devices',
  cron: '20 1 * * *',
  run: async ({ server }) => {
    const now = server.clock.now();
    await server.db.transaction().execute(async (tx) => {
      await takeOffWhoLeft(tx, { now, today: server.clock.today() });
      const old = now.subtract({ hours: 24 * PUSH_SETTINGS.quarantineDays }).toString();
      await sql`delete from adms.quarantine where received_at < ${old}::timestamptz`.execute(tx);
      // They make room for others.
      const silent = now.subtract({ hours: PUSH_SETTINGS.strangerHours }).toString();
      const rejected = now.subtract({ hours: 24 * PUSH_SETTINGS.rejectedDays }).toString();
      await sql`
        delete from adms.stranger where (state = 'PENDING' and last_seen_at < ${old}::timestamptz)
          or (state = 'PENDING' and posts = 0 and last_seen_at < ${silent}::timestamptz)
          or (state = 'REJECTED' and last_seen_at < ${rejected}::timestamptz)`.execute(tx);
      await sql`
        update adms.stranger s set (posts, bytes) = (
          select count(*), coalesce(sum(length(body)), 0) from adms.quarantine q where q.serial = s.serial)
        where s.posts > 0`.execute(tx);
      await sql`
        delete from adms.bad_line b using (
          select device_id, id, row_number() over (partition by device_id order by id desc) as place from adms.bad_line) old
        where old.id = b.id and old.place > ${PUSH_SETTINGS.badLinesKept}`.execute(tx);
    });
  },
};
