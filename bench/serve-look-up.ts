import { fastify } from 'fastify';
import pg from 'pg';

/** What any server in this language costs: Fastify without a plugin, and one prepared look-up by a key. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const http = fastify();
const text = 'select id, idno, fullname from personnel.person where id = $1';
const lookUp = async (id: string) => (await pool.query({ name: 'look up', text, values: [id] })).rows[0] as unknown;
http.get('/:id', (request) => lookUp((request.params as { id: string }).id));

process.on('SIGTERM', () => process.exit());
process.on('disconnect', () => process.exit());
process.send!({ url: await http.listen({ port: 0, host: '127.0.0.1' }) });
