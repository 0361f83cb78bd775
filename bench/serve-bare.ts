import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPool } from '@talaan/kernel/server/database.ts';
import type { Statement } from './record-statements.ts';

/** The bare limit: node:http, the driver, the same statements, and JSON. `/3` runs the statements of the third call. */
const pool = openPool(process.env.DATABASE_URL!);
let calls: Statement[][] = [];

const server = createServer(async (request, response) => {
  const results = await Promise.all(calls[Number(request.url!.slice(1))]!.map(({ text, values }) => pool.query(text, values)));
  const body = Buffer.from(JSON.stringify(results.map(({ rows }) => rows)));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});

process.on('message', (message: { calls: Statement[][] }) => {
  calls = message.calls;
  process.send!('ready');
});
process.on('SIGTERM', () => process.exit());
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send!({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
