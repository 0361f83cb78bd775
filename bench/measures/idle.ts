import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { readSeconds } from '@talaan/testing/processor.ts';
import { cache, type Databases } from '../databases.ts';
import { startProduct } from '../product.ts';
import { milliseconds, under, type Line } from '../table.ts';
import { startWholeServer } from '../whole-server.ts';

/** After a start its jobs run, and PostgreSQL writes what they changed until its next checkpoint, five minutes later, has ended. */
const SETTLE_MS = 620_000;
const IDLE_SECONDS = 180;
const MOST_PERCENT = 0.3;
const JOBS = 60;
const APART_MS = 100;
const BEGINS_WITHIN_MS = 100;
const BEGINS_AGAIN_WITHIN_MS = 15_000;
/** A job that nobody follows and that has nothing to do on a new database. */
const KIND = 'forget-sign-ins';
/** What it reads, and so waits for while somebody else holds it. */
const HELD = 'identity.sign_in_try';

/** What a server, its worker and its PostgreSQL use while nobody asks anything, and how soon a job begins nevertheless. */
export async function measureIdle(databases: Databases): Promise<Line[]> {
  const percent = await measureProcessor(join(cache, `start-${databases.fingerprint}`));
  const { late, again } = await measureJobs(databases);
  return [
    under('An idle server with its worker and PostgreSQL, of a core', percent, MOST_PERCENT, (figure) => `${figure.toFixed(2)} %`),
    under(`… a job begins, across two servers, the latest of ${JOBS}`, late, BEGINS_WITHIN_MS, milliseconds),
    under('… a job whose process was killed begins again', again, BEGINS_AGAIN_WITHIN_MS, milliseconds),
  ];
}

async function measureProcessor(dataDir: string): Promise<number> {
  const server = await startWholeServer(dataDir);
  try {
    await sleep(SETTLE_MS);
    const before = readSeconds(server.pid);
    await sleep(IDLE_SECONDS * 1000);
    return ((readSeconds(server.pid) - before) / IDLE_SECONDS) * 100;
  } finally {
    await server.stop();
  }
}

async function measureJobs(databases: Databases): Promise<{ late: number; again: number }> {
  const url = await databases.copyAs('idle');
  const [one, other] = [await startProduct(url, { work: true }), await startProduct(url, { work: true })];
  const owner = new Pool({ connectionString: databases.asOwner(url), max: 2 });
  const queue = new PgBoss({ connectionString: url, migrate: false, supervise: false, schedule: false });
  queue.on('error', (error) => console.error(error));
  try {
    await queue.start();
    await untilDone(owner);
    const sent: string[] = [];
    for (let job = 0; job < JOBS; job += 1) {
      sent.push((await queue.send(KIND, { run: null, input: {} }))!);
      await sleep(APART_MS);
    }
    await untilDone(owner);
    const late = await readLatest(owner, sent);
    await other.stop();
    return { late, again: await killInTheMidst(one.worker, owner, () => queue.send(KIND, { run: null, input: {} })) };
  } finally {
    await queue.stop({ graceful: false });
    await owner.end();
    await Promise.all([one.stop(), other.stop()]);
  }
}

async function readLatest(owner: Pool, ids: readonly string[]): Promise<number> {
  const { rows } = await owner.query<{ ms: number }>(
    'select max(extract(epoch from started_on - created_on) * 1000)::float8 as ms from pgboss.job where id = any($1::uuid[])',
    [ids],
  );
  return rows[0]!.ms;
}

/** Kills the worker while its job waits for a lock; how long until the job is at work again. */
async function killInTheMidst(worker: () => Promise<number | undefined>, owner: Pool, send: () => Promise<string | null>): Promise<number> {
  const holder = await owner.connect();
  try {
    await holder.query(`begin; lock ${HELD} in access exclusive mode`);
    const id = (await send())!;
    const hasBegun = (tries: number) =>
      owner.query('select from pgboss.job where id = $1 and state = $2 and retry_count = $3', [id, 'active', tries]);
    while ((await hasBegun(0)).rowCount === 0) await sleep(10);
    process.kill((await worker())!, 'SIGKILL');
    const killed = performance.now();
    while ((await hasBegun(1)).rowCount === 0) await sleep(10);
    return performance.now() - killed;
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

async function untilDone(owner: Pool): Promise<void> {
  const waiting = "select from pgboss.job where state < 'completed' and start_after <= now() limit 1";
  // The jobs that start by themselves have been put into the queue once both workers are up.
  await sleep(5000);
  while ((await owner.query(waiting)).rowCount !== 0) await sleep(100);
}
