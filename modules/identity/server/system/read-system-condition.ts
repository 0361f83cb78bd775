import { readCondition, worstOf } from '@talaan/kernel/server/condition/read-condition.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Condition } from '../../contract/system.ts';
import { readFailedJobs } from './read-failed-jobs.ts';

const JOBS_SHOWN = 20;

/** The condition of the system as its parts say it, and the failed jobs that can be tried again. */
export async function readSystemCondition({ server, db, now }: Call): Promise<Condition> {
  const parts = await readCondition(server, (part, error) =>
    server.http.log.error({ err: error, part }, 'a part of the condition cannot be read'),
  );
  return {
    state: worstOf(parts.map(({ state }) => state)),
    at: now.toString(),
    parts: parts.map(({ name, title, state, says, facts = [], link = null }) => ({ name, title, state, says, facts: [...facts], link })),
    failed_jobs: await readFailedJobs(db, now, JOBS_SHOWN),
  };
}
