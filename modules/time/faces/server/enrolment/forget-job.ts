import { sql } from 'kysely';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { faceLimitsOn } from '../limits-on.ts';
import { deleteFace } from './delete-face.ts';

/** Each night: deletes the faces of people who left, and recognitions whose time is over. */
export const forgetFacesJob: Job<object> = {
  kind: 'faces.forget',
  cron: '45 1 * * *',
  run: async (work) => {
    const { db, clock } = work.server;
    const today = clock.today();
    const { daysAfterSeparation, daysOfRecognitions } = await faceLimitsOn(db, today);
    const { rows } = await sql<{ personnel_id: number }>`
      select e.personnel_id from faces.enrolment e where e.ended_at is null and not exists (
        select from personnel.appointment_view a where a.personnel_id = e.personnel_id
          and (upper_inf(a.during) or upper(a.during) - 1 + ${daysAfterSeparation}::integer >= ${today}::date))`.execute(db);
    for (const { personnel_id: personnelId } of rows)
      await db.transaction().execute((tx) => deleteFace(callOfJob(work, tx), personnelId, 'No longer in service'));
    const old = clock.now().subtract({ hours: 24 * daysOfRecognitions });
    await sql`delete from faces.recognition where at < ${old.toString()}::timestamptz`.execute(db);
  },
};
