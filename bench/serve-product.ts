import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { buildApp } from '@talaan/server/app.ts';

/** The product as it is, in a process of its own. Whatever it is asked, it answers with the bytes that it holds in memory. */
const dataDir = await mkdtemp(join(tmpdir(), 'talaan bench '));
const settings = readSettings({ ...process.env, DEMO: 'true', DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
const app = await buildApp({ settings, databaseUrl: settings.databaseUrl!, work: process.env.WORK === 'true' });
await app.server.http.listen({ port: 0, host: '127.0.0.1' });
const url = `http://127.0.0.1:${(app.server.http.server.address() as AddressInfo).port}`;

process.on('message', () => process.send!(process.memoryUsage.rss()));
process.on('SIGTERM', async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
  process.exit();
});
process.on('disconnect', () => process.exit());
process.send!({ url });
