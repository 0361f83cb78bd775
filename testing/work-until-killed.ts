import type { AddressInfo } from 'node:net';
import { readSettings } from '@talaan/kernel/server/settings.ts';

/** The whole server in a process of its own: works on the jobs of a database and answers on a free port until it is killed. */
const { buildApp } = await import('@talaan/server/app.ts');
const settings = readSettings(process.env);
const { server } = await buildApp({ settings, databaseUrl: settings.databaseUrl!, work: 'asked' });
await server.http.listen({ port: 0, host: '127.0.0.1' });
process.send!(`http://127.0.0.1:${(server.http.server.address() as AddressInfo).port}`);
