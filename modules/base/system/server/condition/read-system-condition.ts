import { readCondition, worstOf } from '@talaan/kernel/server/condition/read-condition.ts';
import { readUnfollowedFailures, type UnfollowedFailure } from '@talaan/kernel/server/condition/read-queue.ts';
import { titleOfKind } from '@talaan/kernel/server/format-amounts.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Condition, FailedJob } from '../../contract/system.ts';
import { readFailedJobs } from '../jobs/read-failed-jobs.ts';

const JOBS_SHOWN = 20;

/** The condition of the system as its parts say it, and the failed jobs that can be tried again. */
export async function readSystemCondition({ server, db, now }: Call): Promise<Condition> {
  const parts = await readCondition(server, (part, error) =>
    server.http.log.error({ err: error, part }, 'a part of the condition cannot be read'),
  );
  const unfollowed = await readUnfollowedFailures(db);
  return {
    state: worstOf(parts.map(({ state }) => state)),
    at: now.toString(),
    parts: parts.map(({ name, title, state, says, facts = [], link = null }) => ({ name, title, state, says, facts: [...facts], link })),
    failed_jobs: [...(await readFailedJobs(db, now, JOBS_SHOWN)), ...unfollowed.slice(0, JOBS_SHOWN).map(describe)],
  };
}

/** Its error is not for a screen: it was written for the log. */
function describe({ id, kind, at }: UnfollowedFailure): FailedJob {
  return {
    id,
    title: titleOfKind(kind),
    by: 'Talaan',
    at,
    failure: 'It was tried several times; the log of the server says why it failed.',
  };
}
