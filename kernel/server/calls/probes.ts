import { sql } from 'kysely';
import { VERY_LONG_WAIT_SECONDS } from '../condition/jobs-part.ts';
import { readLongestWait } from '../condition/read-queue.ts';
import { judgeSpace, readSpace, type SpaceState } from '../files/disk-space.ts';
import type { Server } from '../server.ts';

/** What /readyz answers. A call is answered well here while `database` is fine and the process does not end. */
interface Readiness {
  ready: boolean;
  database: 'fine' | 'away';
  /** `late` where due jobs wait too long: the process that works on them is to be looked at. */
  jobs: 'fine' | 'late' | 'unknown';
  disk: SpaceState;
  draining: boolean;
}

const ANSWERS_WITHIN_MS = 2000;
/** Many who ask at once, or one who asks without pause, cost the database one look a second. */
const KEPT_MS = 1000;

/**
 * For what watches the server: /healthz answers 200 while the process answers at all; /readyz 200 while calls sent here are answered,
 * and 503 while the database is away or the process ends. Late jobs and a short disk are told in its words alone: no other process
 * would do better, and taking all of them out would make an outage of a late print. Both without session, and not in the log.
 */
export function mountProbes(server: Server): void {
  let kept: Promise<Readiness> | undefined;
  const look = () => {
    kept ??= readReadiness(server).finally(() => setTimeout(() => (kept = undefined), KEPT_MS).unref());
    return kept;
  };
  const options = { logLevel: 'silent' } as const;
  server.http.get('/healthz', options, (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  server.http.get('/readyz', options, async (_request, reply) => {
    const seen = await look();
    const answer = { ...seen, ready: seen.ready && !server.draining, draining: server.draining };
    return reply
      .status(answer.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer);
  });
}

async function readReadiness(server: Server): Promise<Readiness> {
  const [database, disk] = await Promise.all([readDatabase(server), readSpace(server.settings.dataDir).then(judgeSpace)]);
  return { ready: database.database === 'fine', ...database, disk, draining: server.draining };
}

async function readDatabase({ db }: Server): Promise<Pick<Readiness, 'database' | 'jobs'>> {
  const within = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const tooLong = new Promise<never>((_, reject) => within.addEventListener('abort', () => reject(within.reason as Error), { once: true }));
  try {
    await Promise.race([sql`select`.execute(db), tooLong]);
  } catch {
    return { database: 'away', jobs: 'unknown' };
  }
  return {
    database: 'fine',
    jobs: await readLongestWait(db).then(
      (seconds) => (seconds > VERY_LONG_WAIT_SECONDS ? 'late' : 'fine'),
      () => 'unknown' as const,
    ),
  };
}
