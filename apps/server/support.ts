import { enableCompileCache } from 'node:module';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readSupportBundle } from '@talaan/kernel/server/condition/support-bundle.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { COMPILED } from './compiled.ts';
import { findDatabase } from './find-database.ts';
import { live } from './life.ts';

enableCompileCache(COMPILED);

/** `npm run support`: writes the support bundle into the current folder, also beside a running server, and where nobody can sign in. */
live(async (life) => {
  const { databaseUrl, settings } = await findDatabase(readSettings(process.env), life);
  const pool = openPool(databaseUrl, 1);
  life.closeAtEnd(() => pool.end());
  const { modules } = await import('./app.ts');
  const clock = startClock(settings.demoNow);
  const bundle = await readSupportBundle({ db: openDatabase(pool), pool, settings, clock, modules }, null);
  const file = resolve(`talaan-support-${clock.today()}.json`);
  await writeFile(file, `${JSON.stringify(bundle, null, 2)}\n`);
  console.log(`Written to ${file}. It holds no personal data and no secrets; read it before you send it.`);
  life.end(0);
});
