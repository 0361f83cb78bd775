import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { startAgain, startTestApp, type Caller, type TestApp } from './app.ts';
import { startWorkerProcess } from './start-worker.ts';

const LONGEST_MS = 60_000;
const POLL_MS = 10;

/** The product without a worker of its own, and workers beside it that a test may kill in the midst of a job. */
export interface KillableApp extends TestApp {
  startWorker: () => Promise<ChildProcess>;
  killWorker: (worker: ChildProcess) => Promise<void>;
  /** Works on from here, as the next start of the product does once what was killed gives no sign of life. */
  workAgain: () => Promise<void>;
  /** Starts work while a statement's locks are held, and kills the worker once it waits for them: in the midst of its work, however fast it is. */
  killAtLock: <T>(worker: ChildProcess, at: LockedStep, begin: () => Promise<T>) => Promise<T>;
  /** Asks for a job again and again until it, or what it has written, is as wanted; its result then. */
  waitForJob: (
    caller: Caller,
    id: string,
    reached: (job: { state: string; done: number }) => boolean | Promise<boolean>,
  ) => Promise<Record<string, unknown> | null>;
  /** How many rows there are `from …`. */
  count: (from: string) => Promise<number>;
}

export interface LockedStep {
  /** The statement whose locks the work is to wait for. */
  lock: string;
  /** Words of the statement that waits for them. */
  waiting: string;
  /** How often the work goes on before; PostgreSQL hands a lock on in the order in which it was asked for. */
  letThrough?: number;
}

/** Starts it for a test file and ends it after; call it at the top of the file. */
export async function openKillableApp(): Promise<KillableApp> {
  const app = await startTestApp();
  const workers: ChildProcess[] = [];
  let again: { close: () => Promise<void> } | undefined;
  after(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await again?.close();
    await app.close();
  });
  return {
    ...app,
    startWorker: async () => {
      const worker = await startWorkerProcess(app);
      workers.push(worker);
      return worker;
    },
    killWorker,
    workAgain: async () => {
      const silent = "now() - interval '1 minute'";
      await app.server.pool.query(`update pgboss.job set started_on = ${silent}, heartbeat_on = ${silent} where state = 'active'`);
      again = await startAgain(app, 'asked');
    },
    killAtLock: (worker, at, begin) => killAtLock(app, worker, at, begin),
    waitForJob: async (caller, id, reached) => {
      for (let waited = 0; waited < LONGEST_MS; waited += POLL_MS) {
        const { job } = (await caller.call(readJob, { params: { id } })).body;
        if (await reached(job)) return job.result;
        await sleep(POLL_MS);
      }
      throw new Error(`job ${id} did not get there within a minute`);
    },
    count: async (from) => {
      const { rows } = await app.server.pool.query<{ count: number }>(`select count(*) as count from ${from}`);
      return rows[0]!.count;
    },
  };
}

async function killWorker(worker: ChildProcess): Promise<void> {
  const exited = once(worker, 'exit');
  worker.kill('SIGKILL');
  await exited;
}

async function killAtLock<T>(
  { server: { pool }, owner }: TestApp,
  worker: ChildProcess,
  { lock, waiting, letThrough = 0 }: LockedStep,
  begin: () => Promise<T>,
): Promise<T> {
  // As the owner of the tables, who may lock each of them.
  const holder = await owner.connect();
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  // On another connection: within a transaction PostgreSQL shows the activity as it was at the first look.
  const blocked = 'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) and strpos(query, $2) > 0';
  const waiter = () => waitForOne(pool, blocked, [rows[0]!.pid, waiting]);
  try {
    await holder.query(`begin; ${lock}`);
    const begun = await begin();
    for (let through = 0; through < letThrough; through++) {
      await waiter();
      await holder.query(`rollback; begin; ${lock}`);
    }
    const { pid } = await waiter();
    await killWorker(worker);
    // Only now does PostgreSQL find that nobody commits what was written before.
    await holder.query('rollback');
    await waitForOne(pool, 'select true where not exists (select from pg_stat_activity where pid = $1)', [pid]);
    return begun;
  } finally {
    holder.release();
  }
}

async function waitForOne(pool: Pool, question: string, values: unknown[]): Promise<{ pid: number }> {
  for (let waited = 0; waited < LONGEST_MS; waited += POLL_MS) {
    const { rows } = await pool.query<{ pid: number }>(question, values);
    if (rows[0]) return rows[0];
    await sleep(POLL_MS);
  }
  throw new Error(`waited for a minute for: ${question}`);
}
