import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { buildApp } from '@talaan/server/app.ts';
import { startWorker } from '@talaan/server/start-worker.ts';

/** The product as it is, in a process of its own. Whatever it is asked, it names the process that works on its jobs. */
const dataDir = await mkdtemp(join(tmpdir(), 'talaan bench '));
Object.assign(process.env, { DEMO: 'true', DATA_DIR: dataDir, LOG_LEVEL: 'warn', DEVICES_ON_WEB_PORT: 'true' });
const settings = readSettings(process.env);
const databaseUrl = settings.databaseUrl!;
const app = await buildApp({ settings, databaseUrl, work: 'none' });
await app.server.http.listen({ port: 0, host: '127.0.0.1' });
const url = `http://127.0.0.1:${(app.server.http.server.address() as AddressInfo).port}`;
const worker = process.env.WORK === 'true' ? startWorker(databaseUrl, (line) => console.log(line)) : undefined;

process.on('message', () => process.send!({ worker: worker?.pid() }));
process.on('SIGTERM', async () => {
  await Promise.all([worker?.stop(), app.close()]);
  await rm(dataDir, { recursive: true, force: true });
  process.exit();
});
process.on('disconnect', () => process.exit());
process.send!({ url, lists: app.server.lists.map(({ list }) => list.path) });
