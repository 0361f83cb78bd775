import { bringUpSchema } from '@talaan/kernel/server/schema.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { startWorker } from '@talaan/server/start-worker.ts';
import { live } from '@talaan/server/life.ts';
import { listen } from '@talaan/server/listen.ts';
import { openTalaansDatabase } from '@talaan/server/open-database.ts';

/** What `npm start` does from a data folder that is there, without building screens: with its PostgreSQL, from start to end. */
live(async (life) => {
  const { buildApp, modules } = await import('@talaan/server/app.ts');
  const settings = readSettings(process.env);
  const database = await openTalaansDatabase(settings, life, (line) => console.log(line));
  await bringUpSchema(database, modules);
  const app = await buildApp({ settings, databaseUrl: database.url, work: false });
  life.closeAtEnd(() => app.close());
  const ports = await listen(app.server);
  life.closeAtEnd(async () => ports.close());
  const worker = startWorker(database.url, (line) => console.log(line));
  life.closeAtEnd(() => worker.stop());
  process.on('message', () => process.send!({ worker: worker.pid() }));
  process.send!({ ready: true });
});
