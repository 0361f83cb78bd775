import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { takeStepInAll } from '@talaan/requests/server/public.ts';
import { matchDuties } from './match-duties.ts';

/** Each hour, and when the server starts: matches overtime whose hours are over with the punches, and again where these changed before HR certified. */
export const renderOvertimeJob: Job<Record<string, never>> = {
  kind: 'render-overtime',
  cron: '25 * * * *',
  atStart: true,
  run: async (work) => {
    const { server } = work;
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('overtime.render'))`.execute(db);
      const over = await findOver(db, server.clock.now());
      const call = callOfJob(work, db);
      await matchDuties(call, [...over, ...(await findChanged(db))]);
      await takeStepInAll(call, { action: 'render', items: over.map((id) => ({ id })), bySystem: true });
    });
  },
};

/** Approved overtime whose last hour is over, with the hour after it in which its last punch may come, and whose days are computed. */
async function findOver(db: Database, now: Temporal.Instant): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from overtime.authority a join overtime.duty d on d.authority_id = a.id where a.state = 'APPROVED'
    group by a.id having max(upper(d.hours)) + interval '61 minutes' <= kernel.clock_of(${now.toString()}::timestamptz)
      and not bool_or(exists (select from attendance.day_due_view due where due.personnel_id = d.personnel_id and due.date = d.date))
    order by a.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rendered overtime of which days were computed after they were matched. */
async function findChanged(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct d.authority_id as id from overtime.duty d
    join attendance.day_view y on y.personnel_id = d.personnel_id and y.date = d.date and y.computed_at > d.matched_at
    where d.state in ('RENDERED', 'OUTPUT_CERTIFIED') order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
