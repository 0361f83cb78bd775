import type { Job as QueuedJob, PgBoss } from 'pg-boss';
import { GIVEN_UP, TRIES_AGAIN } from '../job-queue.ts';
import type { Job, Ticket } from './jobs.ts';
import { giveUp, runOnce } from './run-job.ts';
import type { Server } from '../server.ts';
import { watchQueue } from './watch-queue.ts';

/** A worker is woken by a notification, by the end of its job or by `watchQueue`; by itself it hardly ever asks (decision 270). */
const SLEEPING = { notifyPollingIntervalSeconds: 3600, pollingIntervalSeconds: 3600 };

/** Works on these jobs, one of each kind at a time, until it is closed. */
export async function workOnJobs(
  server: Server,
  boss: PgBoss,
  jobs: readonly Job<object>[],
  failed: (error: Error) => void,
): Promise<{ close: () => Promise<void> }> {
  /** By the kinds that are worked on here. */
  const workers = new Map<string, string>();
  const wake = (kinds: readonly string[]) => {
    for (const kind of kinds) if (workers.has(kind)) boss.notifyWorker(workers.get(kind)!);
  };
  const workOn = async (kind: string, run: (ticket: QueuedJob<Ticket>) => Promise<void>) => {
    const id = await boss.work<Ticket>(kind, SLEEPING, async ([ticket]) => {
      // Another one may have come in the meantime.
      if (ticket) await run(ticket).finally(() => wake([kind]));
    });
    workers.set(kind, id);
  };
  await workOn(GIVEN_UP, async ({ data }) => {
    if (data.run) await giveUp(server, data.run);
  });
  const run = (job: Job<object>) => workOn(job.kind, ({ data, retryCount }) => runOnce(server, job, data, retryCount >= TRIES_AGAIN));
  await Promise.all(jobs.map(run));
  return watchQueue({ db: server.db, boss, wake, failed });
}
