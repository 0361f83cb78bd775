import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { purgeDue } from '@talaan/kernel/server/retention/purge-due.ts';
import { ENDED_STATES } from '../workflow.ts';
import { unsuccessful } from './unsuccessful.ts';

const HIRED = ['APPOINTED', 'ASSUMED', 'FOR_APPOINTMENT'];

/** Every night: says until when what is held of unsuccessful applicants is kept, and deletes what is due. */
export const forgetApplicantsJob: Job<Record<string, never>> = {
  kind: 'forget-applicants',
  cron: '20 3 * * *',
  atStart: true,
  run: async (work) => {
    await work.server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('applicants.forget'))`.execute(db);
      await setDays(db);
    });
    await purgeDue(work, unsuccessful);
  },
};

/** The day two years after the last application ended or the last draft was touched; none while one is live, or of anybody who was hired. */
async function setDays(db: Database): Promise<void> {
  await sql`
    with due as (
      select t.personnel_id, case
        when bool_or(a.state = any(${HIRED}::text[])) or bool_or(a.state <> 'DRAFT' and a.state <> all (${[...ENDED_STATES]}::text[])) then null
        else ((kernel.clock_of(max(coalesce(a.since, t.created_at)))) + interval '2 years')::date end as day
      from applicants.applicant t left join applicants.application a on a.personnel_id = t.personnel_id group by t.personnel_id
    )
    update applicants.applicant t set delete_on = d.day from due d where d.personnel_id = t.personnel_id and t.delete_on is distinct from d.day`.execute(
    db,
  );
}
