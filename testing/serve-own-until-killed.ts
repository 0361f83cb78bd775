import { bringUpSchema } from '@talaan/kernel/server/database/schema.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { live } from '@talaan/server/life.ts';
import { openTalaansDatabase } from '@talaan/server/open-database.ts';

/** What `npm start` does where its data is there, without building screens: with its PostgreSQL or that of DATABASE_URL, from start to end. */
live(async (life) => {
  const log = (line: string) => console.log(line);
  const [{ modules }, { serve }] = await Promise.all([import('@talaan/server/app.ts'), import('@talaan/server/serve.ts')]);
  const settings = readSettings(process.env);
  const database = await openTalaansDatabase(settings, life, log);
  await bringUpSchema(database, modules);
  const { workerPid } = await serve(life, settings, database.url, log);
  process.on('message', () => process.send!({ worker: workerPid() }));
  process.send!({ ready: true });
});
