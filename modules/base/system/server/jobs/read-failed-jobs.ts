import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { FailedJob } from '../../contract/system.ts';

const DAYS = 7;

/** The jobs of anybody that failed within seven days, the newest first. */
export async function readFailedJobs(db: Database, now: Temporal.Instant, most: number): Promise<FailedJob[]> {
  const since = now.subtract({ hours: DAYS * 24 }).toString();
  const { rows } = await sql<FailedJob>`
    select j.id, j.title, coalesce(a.name, 'Talaan') as by, coalesce(j.finished_at, j.created_at) as at, coalesce(j.failure, '') as failure
    from kernel.job_run j left join identity.account_view a on a.id = j.owner_id
    where j.state = 'failed' and j.created_at > ${since}::timestamptz order by j.created_at desc limit ${most}`.execute(db);
  return rows;
}
