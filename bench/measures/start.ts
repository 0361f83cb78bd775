import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@talaan/kernel/server/free-port.ts';
import { cache, root, type Databases } from '../databases.ts';
import { measureInTurns, median } from '../in-turns.ts';
import { memoryOf } from '../memory-of.ts';
import { milliseconds, under, type Line } from '../table.ts';

const ROUNDS = 5;
const MEGABYTE = 1_048_576;
const MOST_MS = 2000;
const MOST_MEGABYTES = 200;
const SETTLE_MS = 2000;
const ANSWERS_WITHIN_MS = 600_000;

/** A start with nothing to do, on the data of an earlier one, from the command to the first answer; and what the server holds after it. */
export async function measureStart(databases: Databases): Promise<Line[]> {
  const dataDir = join(cache, `start-${databases.fingerprint}`);
  // The first start makes the demo university and the screens.
  const { starts } = await measureInTurns(ROUNDS, { starts: () => start(dataDir) });
  return [
    under('Start with nothing to do, to the first answer', median(starts.map(({ took }) => took)), MOST_MS, milliseconds),
    under('… memory of the server after it', median(starts.map(({ held }) => held)), MOST_MEGABYTES, (size) => `${size.toFixed(0)} MB`),
  ];
}

async function start(dataDir: string): Promise<{ took: number; held: number }> {
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
  try {
    while (!(await answers(`http://127.0.0.1:${port}/api/welcome`))) {
      if (server.exitCode !== null || performance.now() - began > ANSWERS_WITHIN_MS) throw new Error('the server does not start');
      await sleep(10);
    }
    const took = performance.now() - began;
    await sleep(SETTLE_MS);
    return { took, held: memoryOf(server.pid!) / MEGABYTE };
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
