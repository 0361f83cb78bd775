import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';

/** The bare limit of a filing: `node:http`, the driver, and one transaction that inserts what was sent, with its dates, and asks nothing. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

interface Filed {
  personnel_id: number;
  type_code: string;
  dates: { date: string; part: string }[];
}

const server = createServer(async (request, response) => {
  const { personnel_id: person, type_code: type, dates } = (await json(request)) as Filed;
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ id: number }>({
    name: 'application',
    text: 'insert into bare.application (person, type, first_day, last_day, filed_at) values ($1, $2, $3, $4, now()) returning id',
    values: [person, type, dates[0]!.date, dates.at(-1)!.date],
  });
  const { id } = rows[0]!;
  await client.query({
    name: 'days',
    text: 'insert into bare.day (application, date, part, thousandths) select $1, d.date, d.part, 1000 from unnest($2::date[], $3::text[]) d (date, part)',
    values: [id, dates.map(({ date }) => date), dates.map(({ part }) => part)],
  });
  await client.query('commit');
  client.release();
  const body = JSON.stringify({ message: 'The application was filed.', id });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
});

process.on('SIGTERM', () => process.exit());
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send!({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
