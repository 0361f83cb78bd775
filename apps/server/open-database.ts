import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import type { DatabaseAddresses } from '@talaan/kernel/server/database/database-roles.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { startPostgres, type Postgres } from '@talaan/kernel/server/postgres/postgres.ts';
import type { Settings } from '@talaan/kernel/server/settings.ts';
import type { Life } from './life.ts';

const ONE_ROLE =
  'The role of DATABASE_URL both makes the tables and serves, so that a fault of the server could rewrite the audit trail.\n' +
  'Give the tables to another role and name it in DATABASE_OWNER_URL: the README says how, under In service.';

type Log = (line: string) => void;

/** The addresses of the database: the university's own of DATABASE_URL, or the embedded one, which is started and ends with Talaan. Error: CannotStart. */
export async function openTalaansDatabase(settings: Settings, life: Life, log: Log): Promise<DatabaseAddresses> {
  const { databaseUrl, databaseOwnerUrl } = settings;
  if (!databaseUrl) return openOwnDatabase(settings, life, log);
  await reachDatabase('DATABASE_URL', databaseUrl);
  if (!databaseOwnerUrl) {
    log(ONE_ROLE);
    return { url: databaseUrl, ownerUrl: databaseUrl };
  }
  await reachDatabase('DATABASE_OWNER_URL', databaseOwnerUrl);
  return { url: databaseUrl, ownerUrl: databaseOwnerUrl };
}

async function openOwnDatabase(settings: Settings, life: Life, log: Log): Promise<DatabaseAddresses> {
  const postgres = await startPostgres({ dir: settings.dataDir, address: settings.publicUrl, log, signal: life.signal });
  life.closeAtEnd(() => postgres.stop());
  void endWhenLost(postgres, life);
  return postgres;
}

async function endWhenLost(postgres: Postgres, life: Life): Promise<void> {
  const error = await postgres.lost;
  console.error(error.message);
  life.end(1);
}

/** The university's own database: it must answer, and know the temporal keys of PostgreSQL 18. */
async function reachDatabase(setting: string, databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, 1);
  try {
    const { rows } = await pool.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) < 18)
      throw new CannotStart(`Talaan needs PostgreSQL 18 or newer; the one of ${setting} is ${version}.`);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`The database of ${setting} cannot be used: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    await pool.end();
  }
}
