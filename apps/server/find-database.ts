import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { readIsDemo } from '@talaan/kernel/server/demo/keep-apart.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { readAccess } from '@talaan/kernel/server/postgres/postgres-cluster.ts';
import { findRunning } from '@talaan/kernel/server/postgres/postgres-running.ts';
import { addressesOf } from '@talaan/kernel/server/postgres/postgres-socket.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import type { Life } from './life.ts';
import { openTalaansDatabase } from './open-database.ts';

interface Found {
  databaseUrl: string;
  /** With the address at which the server was started last: a command is given no PORT, and often no PUBLIC_URL. */
  settings: Settings;
}

/**
 * The database for a command beside the server: the embedded one of a server that runs is asked beside it, another one is started and
 * ends with the command. Error: CannotStart where there is none, or nothing of Talaan in it.
 */
export async function findDatabase(settings: Settings, life: Life): Promise<Found> {
  const url = await locate(settings, life);
  const pool = openPool(url, 1);
  try {
    if ((await readIsDemo(pool)) === null)
      throw new CannotStart(
        'This database has no tables of this Talaan. Start Talaan on it once with npm start, then run the command again.',
      );
    const { rows } = await pool.query<{ public_url: string | null }>('select public_url from kernel.installation');
    return { databaseUrl: url, settings: { ...settings, publicUrl: rows[0]?.public_url ?? settings.publicUrl } };
  } finally {
    await pool.end();
  }
}

async function locate(settings: Settings, life: Life): Promise<string> {
  const home = join(settings.dataDir, 'postgres');
  if (!settings.databaseUrl && !existsSync(home))
    throw new CannotStart(
      `There is no database in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL as for the server; nothing was changed.`,
    );
  const running = settings.databaseUrl ? undefined : findRunning(home);
  if (running?.port) return addressesOf(realpathSync(home), { ...readAccess(home), port: running.port }).url;
  return (await openTalaansDatabase(settings, life, (line) => console.log(line))).url;
}
