import { DEMO_PASSWORD, demoAccounts } from '@talaan/demo/accounts.ts';
import { makeDemo } from '@talaan/demo/make-demo.ts';
import { readSpace, saySpace } from '@talaan/kernel/server/disk-space.ts';
import { openPool } from '@talaan/kernel/server/database.ts';
import { bringUpSchema } from '@talaan/kernel/server/schema.ts';
import { readSettings, type Settings } from '@talaan/kernel/server/settings.ts';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp, modules } from './app.ts';
import { buildWebIfChanged } from './build-web.ts';
import { live } from './life.ts';
import { listen } from './listen.ts';
import { openTalaansDatabase } from './open-database.ts';

const drainAtMost = 10_000;
const log = (line: string) => console.log(line);

live(async (life) => {
  const settings = readSettings(process.env);
  const shortage = saySpace(await readSpace(settings.dataDir));
  if (shortage) log(shortage);
  const databaseUrl = await openTalaansDatabase(settings, life, log);
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
