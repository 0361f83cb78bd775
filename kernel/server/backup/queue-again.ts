import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { GIVEN_UP, QUEUE } from '../job-queue.ts';
import type { WaitingJob } from './read-database.ts';

/** Puts jobs that waited or were at work when a backup was made back into the queue, within the transaction of the client: they begin anew. */
export async function queueAgain(client: pg.Client, ownerUrl: string, jobs: readonly WaitingJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const boss = new PgBoss({ connectionString: ownerUrl, application_name: 'talaan restore', max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    await boss.createQueue(GIVEN_UP, { notify: true });
    const within = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    for (const [name, ofOne] of Map.groupBy(jobs, (job) => job.name)) {
      await boss.createQueue(name, QUEUE);
      await boss.insert(
        name,
        ofOne.map(({ id, data, priority, startAfter, singletonKey }) => ({
          id,
          priority,
          startAfter,
          ...(data ? { data } : {}),
          ...(singletonKey ? { singletonKey } : {}),
        })),
        { db: within },
      );
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
