import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { openPool } from '@talaan/kernel/server/database.ts';
import { startPostgres, type Postgres } from '@talaan/kernel/server/postgres.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import type { Life } from './life.ts';

type Log = (line: string) => void;

/** The address of the database: the university's own of DATABASE_URL, or the embedded one, which is started and ends with Talaan. Error: CannotStart. */
export function openTalaansDatabase(settings: Settings, life: Life, log: Log): Promise<string> {
  return settings.databaseUrl ? reachDatabase(settings.databaseUrl) : openOwnDatabase(settings, life, log);
}

async function openOwnDatabase(settings: Settings, life: Life, log: Log): Promise<string> {
  const postgres = await startPostgres({ dir: settings.dataDir, address: settings.publicUrl, log, signal: life.signal });
  life.closeAtEnd(() => postgres.stop());
  void endWhenLost(postgres, life);
  return postgres.url;
}

async function endWhenLost(postgres: Postgres, life: Life): Promise<void> {
  const error = await postgres.lost;
  console.error(error.message);
  life.end(1);
}

/** The university's own database: it must answer, and know the temporal keys of PostgreSQL 18. */
async function reachDatabase(databaseUrl: string): Promise<string> {
  const pool = openPool(databaseUrl, 1);
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) < 18)
      throw new CannotStart(`Talaan needs PostgreSQL 18 or newer; the one of DATABASE_URL is ${version}.`);
    return databaseUrl;
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`The database of DATABASE_URL cannot be used: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    await pool.end();
  }
}
