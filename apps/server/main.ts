import { DEMO_PASSWORD, demoAccounts } from '@talaan/demo/accounts.ts';
import { makeDemo } from '@talaan/demo/make-demo.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { openPool } from '@talaan/kernel/server/database.ts';
import { startPostgres, type Postgres } from '@talaan/kernel/server/postgres.ts';
import { bringUpSchema } from '@talaan/kernel/server/schema.ts';
import { readSettings, type Settings } from '@talaan/kernel/server/settings.ts';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp, modules } from './app.ts';
import { buildWebIfChanged } from './build-web.ts';
import { live, type Life } from './life.ts';
import { listen } from './listen.ts';

const drainAtMost = 10_000;
const log = (line: string) => console.log(line);

live(async (life) => {
  const settings = readSettings(process.env);
  const databaseUrl = settings.databaseUrl ? await reachDatabase(settings.databaseUrl) : await openOwnDatabase(settings, life);
  life.signal.throwIfAborted();
  await bringUpSchema(databaseUrl, modules);
  if (!settings.databaseUrl && settings.demo && (await isEmpty(databaseUrl))) {
    log('Making the demo university …');
    await makeDemo({
      databaseUrl,
      modules,
      now: settings.demoNow ?? Temporal.Now.instant(),
      log,
      filesDir: join(settings.dataDir, 'files'),
    });
  }
  life.signal.throwIfAborted();
  await buildWebIfChanged(log, life.signal);
  life.signal.throwIfAborted();
  const app = await buildApp({ settings, databaseUrl, work: true });
  life.closeAtEnd(() => Promise.race([app.close(), sleep(drainAtMost)]));
  const ports = await listen(app.server);
  life.closeAtEnd(async () => ports.close());
  welcome(settings);
});

async function openOwnDatabase(settings: Settings, life: Life): Promise<string> {
  const postgres = await startPostgres({ dir: settings.dataDir, address: settings.publicUrl, log });
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

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const pool = openPool(databaseUrl, 1);
  try {
    const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from identity.account) as empty');
    return rows[0]?.empty ?? false;
  } finally {
    await pool.end();
  }
}

function welcome(settings: Settings): void {
  log(`Talaan is at ${settings.publicUrl}`);
  if (!settings.demo) return;
  log(`It is a demo. Sign in with the password ${DEMO_PASSWORD} as`);
  for (const { email, title } of demoAccounts) log(`  ${email.padEnd(24)} ${title}`);
}
