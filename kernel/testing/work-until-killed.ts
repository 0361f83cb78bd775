import { readSettings } from '../server/settings.ts';

/** The whole server in a process of its own: works on the jobs of a database until it is killed. */
const { buildApp } = await import('@talaan/server/app.ts');
const settings = readSettings(process.env);
await buildApp({ settings, databaseUrl: settings.databaseUrl!, work: true });
process.send!('working');
