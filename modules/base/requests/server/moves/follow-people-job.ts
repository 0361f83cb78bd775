import { sql } from 'kysely';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { endWithService } from './end-with-service.ts';
import { followOwners } from './follow-owners.ts';

const PART = 100;

/** Movements are entered before their day: on it requests go to the new office, and after the last day of service what has no ground any more ends. */
export const followPeopleJob: Job<Record<string, never>> = {
  kind: 'requests.follow-people',
  cron: '10 0 * * *',
  atStart: true,
  run: async (work) => {
    const { db } = work.server;
    const today = work.server.clock.today();
    const { rows: moved } = await sql<{ id: number }>`
      select distinct r.owner_id as id from requests.request r join personnel.appointment_view a on a.personnel_id = r.owner_id and a.during @> ${today}::date
      where r.closed_at is null and a.office_id <> r.office_id order by 1`.execute(db);
    for (const part of inParts(moved, PART))
      await db.transaction().execute((tx) =>
        followOwners(
          callOfJob(work, tx),
          part.map(({ id }) => id),
        ),
      );
    const { rows: left } = await sql<{ personnelId: number; lastDay: string }>`
      select r.owner_id as "personnelId", max(s.last_day) as "lastDay" from requests.request r join personnel.separation_view s on s.personnel_id = r.owner_id
      where r.closed_at is null and not exists (
        select from personnel.appointment_view a where a.personnel_id = r.owner_id and (upper_inf(a.during) or upper(a.during) > ${today}::date))
      group by 1 having max(s.last_day) < ${today}::date order by 1`.execute(db);
    for (const one of left) await db.transaction().execute((tx) => endWithService(callOfJob(work, tx), one));
  },
};
