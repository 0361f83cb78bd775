import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import { buildApp, type App } from './app.ts';
import type { Life } from './life.ts';
import { listen } from './listen.ts';
import { startWorker } from './start-worker.ts';

const DRAIN_AT_MOST_MS = 10_000;

interface Served {
  app: App;
  /** The process that works on jobs; undefined while it waits to be started again. */
  workerPid: () => number | undefined;
}

/**
 * Answers calls on a database whose schema is up, with a worker beside it. At its end it takes no new connections, has those that are
 * open and the jobs under way come to an end, and closes what is left.
 */
export async function serve(life: Life, settings: Settings, databaseUrl: string, log: (line: string) => void): Promise<Served> {
  const app = await buildApp({ settings, databaseUrl, work: 'none' });
  life.closeAtEnd(() => Promise.race([app.close(), sleep(DRAIN_AT_MOST_MS)]));
  const ports = await listen(app.server);
  const worker = startWorker(databaseUrl, log);
  life.closeAtEnd(async () => {
    await Promise.all([ports.close(), worker.stop()]);
  });
  return { app, workerPid: worker.pid };
}
