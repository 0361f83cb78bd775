import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { COMPILED } from './compiled.ts';
import { giveBackMemory } from './give-back-memory.ts';

/** What a server starts beside itself (start-worker.ts): the product without a port, which works on jobs and answers nobody. */
const DRAINS_WITHIN_MS = 12_000;

// A server that is gone, however it ended, has its jobs begun again by the next one; nothing is left here that nobody watches.
process.on('disconnect', () => process.exit(1));
if (!process.connected) process.exit(1);
// A terminal sends these to both; the server says when it is time.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
const asked = once(process, 'SIGTERM');
process.on('uncaughtException', (error) => {
  console.error('Unforeseen fault while working on jobs:', error);
  process.exit(1);
});

enableCompileCache(COMPILED);
const [{ databaseUrl }] = (await once(process, 'message')) as [{ databaseUrl: string }];
const { buildApp } = await import('./app.ts');
const app = await buildApp({ settings: readSettings(process.env), databaseUrl, work: 'all' });
setImmediate(giveBackMemory);
await asked;
await Promise.race([app.close(), sleep(DRAINS_WITHIN_MS)]);
process.exit();
