import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Jobs of one kind in one state. `waiting` are those that are due. */
export interface QueuedJobs {
  kind: string;
  state: 'waiting' | 'running' | 'failed';
  count: number;
  /** In seconds, since when the oldest of them is due, runs, or has failed. */
  oldest: number;
}

export const FAILED_DAYS = 7;

/** The queue keeps some of its own jobs beside ours. */
const OURS = sql`left(name, 2) <> '__'`;

/** What the queue holds that is not done, by the clock of the database; of the failed ones, those of the last seven days. */
export async function readQueue(db: Database): Promise<QueuedJobs[]> {
  const { rows } = await sql<QueuedJobs>`
    select name as kind, case when state < 'active' then 'waiting' when state = 'active' then 'running' else 'failed' end as state,
      count(*)::integer as count,
      extract(epoch from now() - min(case when state < 'active' then start_after when state = 'active' then started_on else completed_on end))::float8
        as oldest
    from pgboss.job
    where ${OURS} and ((state < 'active' and start_after <= now()) or state = 'active'
      or (state = 'failed' and completed_on > now() - ${FAILED_DAYS} * interval '1 day'))
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Since when the job that waits longest is due, in seconds. */
export async function readLongestWait(db: Database): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
    from pgboss.job where ${OURS} and state < 'active' and start_after <= now()`.execute(db);
  return rows[0]!.seconds;
}

/** A job that nobody follows and whose tries are used up. */
export interface UnfollowedFailure {
  id: string;
  kind: string;
  at: string;
}

/** Of the last seven days, the newest first; without those that start again at their next time. */
export async function readUnfollowedFailures(db: Database): Promise<UnfollowedFailure[]> {
  const { rows } = await sql<UnfollowedFailure>`
    select id, name as kind, completed_on as at from pgboss.job j
    where ${OURS} and state = 'failed' and data->>'run' is null and completed_on > now() - ${FAILED_DAYS} * interval '1 day'
      and not exists (select from pgboss.schedule s where s.name = j.name)
    order by completed_on desc`.execute(db);
  return rows;
}
