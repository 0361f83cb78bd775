import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { expire } from './expire.ts';

/** Every night, and when Talaan starts: what has expired is written off, a few hundred lots in a transaction. */
export const expireCreditsJob: Job<object> = {
  kind: 'expire-credits',
  cron: '15 0 * * *',
  atStart: true,
  run: async (work) => {
    const { db, clock } = work.server;
    let swept = 0;
    for (let lots = -1; lots !== 0; swept += lots)
      lots = await db.transaction().execute((tx) => expire(callOfJob(work, tx), clock.today()));
    return { swept };
  },
};
