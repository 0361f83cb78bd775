import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { offerSetup } from '@talaan/setup/server/public.ts';
import { refuseHalfRestored } from '@talaan/kernel/server/backup/restore-mark.ts';
import { readSpace, formatSpace } from '@talaan/kernel/server/files/disk-space.ts';
import { keepInstallation } from '@talaan/kernel/server/installation/keep-installation.ts';
import { bringUpSchema } from '@talaan/kernel/server/database/schema.ts';
import { readSettings, type Settings } from '@talaan/kernel/server/settings.ts';
import type { App } from './app.ts';
import { buildWebIfChanged } from './page/build-web.ts';
import { COMPILED } from './compiled.ts';
import { giveBackMemory } from './give-back-memory.ts';
import { isForDemo } from './keep-demo-apart.ts';
import { live } from './life.ts';
import { openTalaansDatabase } from './open-database.ts';

enableCompileCache(COMPILED);

const FIRST_ANSWERED_MS = 1000;
const log = (line: string) => console.log(line);

live(async (life) => {
  const settings = readSettings(process.env);
  await refuseHalfRestored(settings.dataDir);
  const shortage = formatSpace(await readSpace(settings.dataDir));
  if (shortage) log(shortage);
  // The code is read while PostgreSQL starts.
  const [database, { modules }, { serve }] = await Promise.all([
    openTalaansDatabase(settings, life, log),
    import('./app.ts'),
    import('./serve.ts'),
  ]);
  life.signal.throwIfAborted();
  await bringUpSchema(database, modules, { log });
  const forDemo = await isForDemo(settings, database.url);
  await keepInstallation(database.ownerUrl, { settings, modules, log });
  if (forDemo) {
    log('Making the demo university …');
    const { makeDemo } = await import('@talaan/demo/make-demo.ts');
    await makeDemo({
      databaseUrl: database.ownerUrl,
      settings,
      modules,
      now: settings.demoNow ?? Temporal.Now.instant(),
      log,
      filesDir: join(settings.dataDir, 'files'),
    });
  }
  life.signal.throwIfAborted();
  await buildWebIfChanged(log, life.signal);
  life.signal.throwIfAborted();
  const { app } = await serve(life, settings, database.url, log);
  await welcome(app, settings);
  setTimeout(giveBackMemory, FIRST_ANSWERED_MS).unref();
});

async function welcome({ server }: App, settings: Settings): Promise<void> {
  const { db, clock } = server;
  log(`Talaan is at ${settings.publicUrl}`);
  const offer = await offerSetup(db, clock, settings.publicUrl);
  if (offer) log(offer);
  if (!settings.demo) return;
  const { listDemoAccounts } = await import('./list-demo-accounts.ts');
  for (const line of listDemoAccounts(server)) log(line);
}
