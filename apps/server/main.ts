import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSpace, saySpace } from '@talaan/kernel/server/disk-space.ts';
import { openPool } from '@talaan/kernel/server/database.ts';
import { bringUpSchema } from '@talaan/kernel/server/schema.ts';
import { readSettings, type Settings } from '@talaan/kernel/server/settings.ts';
import { buildWebIfChanged } from './build-web.ts';
import { COMPILED } from './compiled.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { startWorker } from './start-worker.ts';
import { live } from './life.ts';
import { listen } from './listen.ts';
import { openTalaansDatabase } from './open-database.ts';

enableCompileCache(COMPILED);

const drainAtMost = 10_000;
const FIRST_ANSWERED_MS = 1000;
const log = (line: string) => console.log(line);

live(async (life) => {
  const settings = readSettings(process.env);
  const shortage = saySpace(await readSpace(settings.dataDir));
  if (shortage) log(shortage);
  // The code is read while PostgreSQL starts.
  const [database, { buildApp, modules }] = await Promise.all([openTalaansDatabase(settings, life, log), import('./app.ts')]);
  life.signal.throwIfAborted();
  await bringUpSchema(database, modules, { log });
  if (!settings.databaseUrl && settings.demo && (await isEmpty(database.url))) {
    log('Making the demo university …');
    const { makeDemo } = await import('@talaan/demo/make-demo.ts');
    await makeDemo({
      databaseUrl: database.ownerUrl,
      modules,
      now: settings.demoNow ?? Temporal.Now.instant(),
      log,
      filesDir: join(settings.dataDir, 'files'),
    });
  }
  life.signal.throwIfAborted();
  await buildWebIfChanged(log, life.signal);
  life.signal.throwIfAborted();
  const app = await buildApp({ settings, databaseUrl: database.url, work: false });
  life.closeAtEnd(() => Promise.race([app.close(), sleep(drainAtMost)]));
  const ports = await listen(app.server);
  life.closeAtEnd(async () => ports.close());
  const worker = startWorker(database.url, log);
  life.closeAtEnd(() => worker.stop());
  await welcome(settings);
  setTimeout(giveBackMemory, FIRST_ANSWERED_MS).unref();
});

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const pool = openPool(databaseUrl, 1);
  try {
    const { rows } = await pool.query<{ empty: boolean }>('select not exists (select from identity.account) as empty');
    return rows[0]?.empty ?? false;
  } finally {
    await pool.end();
  }
}

async function welcome(settings: Settings): Promise<void> {
  log(`Talaan is at ${settings.publicUrl}`);
  if (!settings.demo) return;
  const { DEMO_PASSWORD, demoAccounts } = await import('@talaan/demo/accounts.ts');
  log(`It is a demo. Sign in with the password ${DEMO_PASSWORD} as`);
  for (const { email, title } of demoAccounts) log(`  ${email.padEnd(24)} ${title}`);
}
