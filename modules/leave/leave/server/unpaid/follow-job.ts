import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { followUnpaid } from './follow-unpaid.ts';

const PART = 200;

/**
 * Every night, after the close of months: what no approval or close tells follows too, such as a standing that HR entered, a row by hand that was
 * removed, and locked records of those whose months are not closed.
 */
export const followUnpaidJob: Job<object> = {
  kind: 'leave.follow-unpaid',
  cron: '20 1 * * *',
  run: async (work) => {
    const { server } = work;
    for (const part of inParts(await findUnpaidPeople(server.db, server.clock.today()), PART))
      await server.db.transaction().execute((db) => followUnpaid(callOfJob(work, db), part, 'Leave, attendance or the standing changed'));
  },
};

/** Who has days without pay of the last thirteen months, or has such on record from leave. */
async function findUnpaidPeople(db: Database, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select personnel_id as id from leave.days_without_pay(daterange((${today}::date - interval '13 months')::date, ${today}::date + 1), ${today}::date)
    union select personnel_id from personnel.leave_without_pay_view where source = 'leave' order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
