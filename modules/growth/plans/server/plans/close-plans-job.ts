import { sql } from 'kysely';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { takeStepInAll } from '@talaan/requests/server/public.ts';
import type { PlanKind } from '../../rules/plan.ts';
import { FLOWS } from '../../workflow.ts';

/** Each morning, and when the server starts: approved plans whose last year is over are closed; their open lines are offered to the next. */
export const closePlansJob: Job<Record<string, never>> = {
  kind: 'close-development-plans',
  cron: '25 6 * * *',
  atStart: true,
  run: async (work) => {
    const { server } = work;
    await server.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('plans.close'))`.execute(db);
      const { rows } = await sql<{ id: number; kind: PlanKind }>`
        select id, kind from plans.plan where state = 'APPROVED' and to_year < extract(year from ${server.clock.today()}::date) order by id`.execute(
        db,
      );
      for (const [kind, over] of Map.groupBy(rows, (row) => row.kind))
        await takeStepInAll(callOfJob(work, db), { kind: FLOWS[kind], action: 'close', items: over, bySystem: true });
    });
  },
};
