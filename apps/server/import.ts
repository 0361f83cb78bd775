import { enableCompileCache } from 'node:module';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { COMPILED } from './compiled.ts';
import { findDatabase } from './find-database.ts';
import { runImport } from './import-command.ts';
import { live } from './life.ts';

enableCompileCache(COMPILED);

/** `npm run import`: for those who script what the screens of Imports do, with the same rules, report and audit. */
live(async (life) => {
  const { lines, code } = await runImport(process.argv.slice(2), async () => {
    const { databaseUrl, settings } = await findDatabase(readSettings(process.env), life);
    // Only now: most of the time goes into reading the code of all modules.
    const { buildApp } = await import('./app.ts');
    const app = await buildApp({ settings, databaseUrl, work: 'none' });
    life.closeAtEnd(() => app.close());
    return app.server;
  });
  for (const line of lines) console.log(line);
  life.end(code);
});
