import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';

/** What no notification tells is found after this long at the latest. */
const LOOK_EVERY_MS = 3000;
/** How often jobs that ended long ago are removed from the queue, first this long after the start. */
const TIDY_EVERY_MS = 3_600_000;

interface Watched {
  db: Database;
  boss: PgBoss;
  /** Lets this process look for jobs of these kinds at once. */
  wake: (kinds: readonly string[]) => void;
  failed: (error: Error) => void;
}

/**
 * Finds what no notification tells, with one statement for all kinds of jobs: jobs to be tried again, jobs whose notification was
 * lost, and jobs whose process died, which begin anew. Close it before the database.
 */
export function watchQueue({ db, boss, wake, failed }: Watched): { close: () => Promise<void> } {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let tidiedAt = performance.now();
  const look = async () => {
    const { due, orphaned } = await readQueue(db);
    const tidies = performance.now() - tidiedAt > TIDY_EVERY_MS;
    if (tidies) tidiedAt = performance.now();
    if (orphaned || tidies) await boss.supervise();
    wake(orphaned ? (await readQueue(db)).due : due);
  };
  const lookAndWait = async () => {
    await look().catch(failed);
    if (!closed) timer = setTimeout(() => (looking = lookAndWait()), LOOK_EVERY_MS).unref();
  };
  let looking = lookAndWait();
  return {
    close: () => {
      closed = true;
      clearTimeout(timer);
      return looking;
    },
  };
}

/** Kinds with a job that is due, and whether a running job has given no sign of life or run for too long. */
async function readQueue(db: Database): Promise<{ due: string[]; orphaned: boolean }> {
  const { rows } = await sql<{ due: string[]; orphaned: boolean }>`
    select
      array(select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()) as due,
      exists (
        select from pgboss.job
        where state = 'active'
          and (heartbeat_on + heartbeat_seconds * interval '1s' < now() or started_on + expire_seconds * interval '1s' < now())
      ) as orphaned`.execute(db);
  return rows[0]!;
}
