import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { takeSteps } from '@talaan/requests/server/public.ts';

/** So many applications are locked at a time. */
const PART = 200;

/** Each night, and when the server starts: approved leave is taken on the day after its last date. */
export const takeLeaveJob: Job<Record<string, never>> = {
  kind: 'leave.take',
  cron: '10 0 * * *',
  atStart: true,
  run: async (work) => {
    const { server } = work;
    for (const ids of inParts(await findOver(server.db, server.clock.today()), PART))
      await server.db.transaction().execute(async (db) => {
        await takeSteps(callOfJob(work, db), { action: 'take', items: ids.map((id) => ({ id })), bySystem: true });
      });
  },
};

async function findOver(db: Database, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from leave.application where state in ('APPROVED', 'SHORTENED') and last_day < ${today}::date order by id`.execute(db);
  return rows.map(({ id }) => id);
}
