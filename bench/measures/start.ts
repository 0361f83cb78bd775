import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cache, type Databases } from '../databases.ts';
import { measureInTurns, median } from '../in-turns.ts';
import { memoryOf } from '../memory-of.ts';
import { milliseconds, under, type Line } from '../table.ts';
import { startWholeServer } from '../whole-server.ts';

const ROUNDS = 5;
const MEGABYTE = 1_048_576;
const MOST_MS = 2000;
const MOST_MEGABYTES = 200;
const SETTLE_MS = 2000;

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
  const server = await startWholeServer(dataDir);
  try {
    await sleep(SETTLE_MS);
    return { took: server.tookMs, held: memoryOf(server.pid) / MEGABYTE };
  } finally {
    await server.stop();
  }
}
