import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@talaan/kernel/server/postgres/free-port.ts';
import { root } from './databases.ts';

const ANSWERS_WITHIN_MS = 600_000;

/** What `npm start` runs: the server with its worker and its PostgreSQL. */
export interface WholeServer {
  pid: number;
  /** From the command to the first answer. */
  tookMs: number;
  stop: () => Promise<void>;
}

/** Starts it on a data folder; the first start makes the demo university and the screens. */
export async function startWholeServer(dataDir: string): Promise<WholeServer> {
  const port = await findFreePort(0);
  const { DATABASE_URL: _, ...inherited } = process.env;
  const began = performance.now();
  const server = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    env: {
      ...inherited,
      DATA_DIR: dataDir,
      PORT: String(port),
      REALTIME_PORT: String(await findFreePort(0)),
      DEMO: 'true',
      LOG_LEVEL: 'warn',
    },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  while (!(await answers(`http://127.0.0.1:${port}/api/welcome`))) {
    if (server.exitCode !== null || performance.now() - began > ANSWERS_WITHIN_MS) {
      await stop();
      throw new Error('the server does not start');
    }
    await sleep(10);
  }
  return { pid: server.pid!, tookMs: performance.now() - began, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
