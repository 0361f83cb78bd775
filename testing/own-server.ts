import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '@talaan/kernel/server/postgres/free-port.ts';
import { readAccess } from '@talaan/kernel/server/postgres/postgres-cluster.ts';
import { addressesOf } from '@talaan/kernel/server/postgres/postgres-socket.ts';
import { prepareTemplate, TEST_NOW } from './app.ts';
import { makeDataFolder } from './database.ts';
import { endWithParent } from './end-with-parent.ts';
import { endsWithFile } from './left-open.ts';

/** Talaan with its own PostgreSQL on a data folder, as `npm start` runs it, for tests that kill one or the other. */
export interface OwnServer {
  /** The data folder, filled as the template is. */
  dir: string;
  /** Starts it, and once more after it has ended. Rejects with what it said where it ends instead. */
  start: () => Promise<RunningServer>;
  /** Ends whatever still runs and removes the folder, unless it is to be kept. */
  close: (kept?: { keep: true }) => Promise<void>;
}

export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** All that it has printed, once it has ended. */
  said: Promise<string>;
  /** With which code it ended. */
  ended: Promise<number | null>;
  /** The process that works on its jobs; undefined while that waits to be started again. */
  findWorker: () => Promise<number | undefined>;
}

export async function makeOwnServer(environment: Record<string, string> = {}): Promise<OwnServer> {
  return ownServerOn(await makeDataFolder(prepareTemplate), environment);
}

/** The same on a data folder that is there, such as a restored one. */
export function ownServerOn(dir: string, environment: Record<string, string> = {}): OwnServer {
  const ends = endWithParent(dir);
  const started: RunningServer[] = [];
  let keeps = false;
  const close = endsWithFile(async () => {
    for (const { process: one } of started) one.kill('SIGTERM');
    await Promise.all(started.map(({ ended }) => ended));
    const postmaster = readPostmaster(dir);
    if (postmaster) process.kill(postmaster, 'SIGQUIT');
    ends.callOff();
    if (!keeps) await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return {
    dir,
    start: async () => {
      const running = await start(dir, environment);
      started.push(running);
      return running;
    },
    close: (kept) => {
      keeps = kept !== undefined;
      return close();
    },
  };
}

/** The address of its database, past the server, as the role that serves. */
export function readDatabaseUrl(dir: string): string {
  const home = join(dir, 'postgres');
  return addressesOf(home, readAccess(home)).url;
}

/** The same as the role that owns its tables. */
export function readOwnerUrl(dir: string): string {
  const home = join(dir, 'postgres');
  return addressesOf(home, readAccess(home)).ownerUrl;
}

/** The process of PostgreSQL; undefined where none runs on the folder. */
export function readPostmaster(dir: string): number | undefined {
  try {
    return Number(readFileSync(join(dir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

async function start(dir: string, environment: Record<string, string>): Promise<RunningServer> {
  const port = await findFreePort(0);
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = fork(new URL('./serve-own-until-killed.ts', import.meta.url), {
    env: {
      ...inherited,
      PORT: String(port),
      REALTIME_PORT: String(await findFreePort(0)),
      DATA_DIR: dir,
      DEMO: 'true',
      DEMO_NOW: TEST_NOW,
      LOG_LEVEL: 'warn',
      DEVICES_ON_WEB_PORT: 'true',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = Promise.all([text(child.stdout!), text(child.stderr!)]).then((parts) => parts.join(''));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const isReady = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error(await said);
  const findWorker = async () => {
    const answer = once(child, 'message') as Promise<[{ worker?: number }]>;
    child.send('Which process works on jobs?');
    return (await answer)[0].worker;
  };
  return { url: `http://127.0.0.1:${port}`, process: child, said, ended, findWorker };
}
