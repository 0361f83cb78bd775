import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { bareCalls, type Caller } from './bare-calls.ts';

/** The bare limit of each call: `node:http`, the driver, one prepared statement, and JSON. */
const { DATE, INT8 } = pg.types.builtins;
pg.types.setTypeParser(DATE, (text) => text);
pg.types.setTypeParser(INT8, Number);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const caller = JSON.parse(process.env.CALLER!) as Caller;
const baseUrl = process.env.BASE_URL!;

const server = createServer(async (request, response) => {
  const [path = '', search] = request.url!.split('?');
  const query = new URLSearchParams(search);
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const call = bareCalls.find((one) => one.path.test(path))!;
  const { rows } = await pool.query(call.ask({ match: call.path.exec(path)!, query, token, caller }));
  const body = JSON.stringify(call.answer(rows, { query, baseUrl, caller }));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
});

process.on('SIGTERM', () => process.exit());
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send!({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
