import type { Database } from '@talaan/kernel/server/database/database.ts';
import { startQuietJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { computeDueDays } from './compute-due-days.ts';
import { keepRecordCurrent } from './widen-record.ts';

export const computeDaysJob: Job<object> = {
  kind: 'compute-days',
  atStart: true,
  run: async ({ server }) => {
    await computeDueDays(server);
  },
};

/** Begins the new day shortly after midnight, and each hour closes the days whose window has passed. */
export const keepRecordCurrentJob: Job<object> = {
  kind: 'keep-record-current',
  cron: '5 * * * *',
  atStart: true,
  run: async ({ server }) => {
    await keepRecordCurrent(server.db, server.clock.today());
    await startComputing(server, server.db);
  },
};

/** Has the due days computed once the transaction at hand is committed. */
export function startComputing(server: Server, db: Database): Promise<void> {
  return startQuietJob(server, db, computeDaysJob, {}, 'due');
}
