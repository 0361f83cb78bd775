import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { computeDueDays } from '@talaan/attendance/server/public.ts';
import { sealsFile } from '@talaan/kernel/server/audit/audit-seals.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { startClock } from '@talaan/kernel/server/clock.ts';
import { readIsDemo, refuseToMix } from '@talaan/kernel/server/demo/keep-apart.ts';
import { openPool } from '@talaan/kernel/server/database/database.ts';
import { keepInstallation } from '@talaan/kernel/server/installation/keep-installation.ts';
import { bringUpSchema, dropSchema } from '@talaan/kernel/server/database/schema.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { modules } from '@talaan/server/app.ts';
import { live } from '@talaan/server/life.ts';
import { isUninhabited } from '@talaan/server/keep-demo-apart.ts';
import { openTalaansDatabase } from '@talaan/server/open-database.ts';
import { makeDemo } from './make-demo.ts';
import { readOrder } from './read-order.ts';

const log = (line: string) => console.log(line);

live(async (life) => {
  const order = readOrder(process.argv.slice(2));
  const settings = readSettings(process.env);
  if (!settings.demo)
    throw new CannotStart('DATABASE_URL names a database of the university. If it may become a demo, say so with DEMO=true.');
  const now = order.now ?? settings.demoNow ?? Temporal.Now.instant();
  const database = await openTalaansDatabase(settings, life, log);
  const databaseUrl = database.ownerUrl;
  await refuseUniversity(databaseUrl);
  if (order.fresh) {
    await dropSchema(databaseUrl);
    // They are of the trail that was just thrown away.
    await rm(sealsFile(settings.dataDir), { force: true });
  }
  await bringUpSchema(database, modules);
  const pool = openPool(databaseUrl);
  // The pool's end does not wait for its idle connections, which the end of the database then breaks.
  pool.on('error', () => undefined);
  life.closeAtEnd(() => pool.end());
  await refuseIfInhabited(pool);
  life.signal.throwIfAborted();
  await keepInstallation(databaseUrl, { settings, modules, log });
  const started = performance.now();
  await makeDemo({ databaseUrl, settings, modules, ...order, now, log, filesDir: join(settings.dataDir, 'files') });
  life.signal.throwIfAborted();
  log(`The university stands after ${seconds(started)}; computing its days …`);
  const computed = performance.now();
  await computeDueDays({ pool, clock: startClock(now), onProgress: printProgress() });
  log(`Days computed in ${seconds(computed)}, all done in ${seconds(started)}.`);
  life.end(0);
});

/** Not even a fresh demo is made where accounts or people of a university are. */
async function refuseUniversity(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl, 1);
  try {
    if ((await readIsDemo(pool)) === false && !(await isUninhabited(pool))) refuseToMix({ isDemo: false, wanted: 'a demo' });
  } finally {
    await pool.end();
  }
}

async function refuseIfInhabited(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ people: number }>('select count(*) as people from personnel.person');
  const people = rows[0]?.people ?? 0;
  if (people > 0)
    throw new CannotStart(
      `This database already holds ${people} people. To throw everything in it away and make the demo anew: npm run demo -- --fresh`,
    );
}

/** A line every ten seconds at most. */
function printProgress(): (done: number) => void {
  let told = performance.now();
  return (done) => {
    if (performance.now() - told < 10_000) return;
    told = performance.now();
    log(`${done} days computed`);
  };
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
