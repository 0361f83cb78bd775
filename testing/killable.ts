import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { startTestApp, type Caller, type TestApp } from './app.ts';
import { startWorkerProcess } from './start-worker.ts';

const LONGEST_MS = 60_000;
const POLL_MS = 10;

/** The product without a worker of its own, and workers beside it that a test may kill in the midst of a job. */
export interface KillableApp extends TestApp {
  startWorker: () => Promise<ChildProcess>;
  killWorker: (worker: ChildProcess) => Promise<void>;
  /** Asks for a job again and again until it, or what it has written, is as wanted; its result then. */
  waitForJob: (
    caller: Caller,
    id: string,
    reached: (job: { state: string; done: number }) => boolean | Promise<boolean>,
  ) => Promise<Record<string, unknown> | null>;
  /** How many rows there are `from …`. */
  count: (from: string) => Promise<number>;
}

/** Starts it for a test file and ends it after; call it at the top of the file. */
export async function openKillableApp(): Promise<KillableApp> {
  const app = await startTestApp({ work: false });
  const workers: ChildProcess[] = [];
  after(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await app.close();
  });
  return {
    ...app,
    startWorker: async () => {
      const worker = await startWorkerProcess(app);
      workers.push(worker);
      return worker;
    },
    killWorker: async (worker) => {
      worker.kill('SIGKILL');
      await once(worker, 'exit');
    },
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
