import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { openDatabase, openPool, PATIENCE } from './database.ts';
import { troubleOf } from './database-trouble.ts';
import { listenToDatabase } from './listen-to-database.ts';
import { throwawaySettings } from '../postgres/postgres-settings.ts';
import { startPostgres, type Postgres } from '../postgres/postgres.ts';

/** What the server does when its database, embedded or not, restarts, hangs or meets two transactions on the same rows. */
let dir: string;
let postgres: Postgres;
const start = () => startPostgres({ dir, address: 'a test', log: () => undefined, settings: throwawaySettings });
const pools: pg.Pool[] = [];
const open = (patience = PATIENCE) => {
  const pool = openPool(postgres.url, 4, patience);
  pool.on('error', () => undefined);
  pools.push(pool);
  return pool;
};
before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'talaan data '));
  postgres = await start();
  const owner = openPool(postgres.ownerUrl, 1);
  await owner.query(`create table register (id integer primary key, count integer not null); insert into register values (1, 0), (2, 0);
    grant select, insert, update on register to talaan_server`);
  await owner.end();
});
after(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await postgres.stop();
  rmSync(dir, { recursive: true });
});

test('of two transactions that wait for each other one is made again, and both are done', async () => {
  const db = openDatabase(open());
  let made = 0;
  let holding = 0;
  const both = Promise.withResolvers<void>();
  const count = (ids: readonly number[]) =>
    db.transaction().execute(async (tx) => {
      made += 1;
      await sql`update register set count = count + 1 where id = ${ids[0]}`.execute(tx);
      holding += 1;
      if (holding === 2) both.resolve();
      await both.promise;
      await sql`update register set count = count + 1 where id = ${ids[1]}`.execute(tx);
    });
  await Promise.all([count([1, 2]), count([2, 1])]);
  assert.equal(made, 3);
  const { rows } = await sql<{ count: number }>`select count from register`.execute(db);
  assert.deepEqual(rows, [{ count: 2 }, { count: 2 }]);
});

test('a transaction that collides each time ends after a few tries', async () => {
  let made = 0;
  const refused = openDatabase(open())
    .transaction()
    .execute(async (tx) => {
      made += 1;
      await sql`do $$ begin raise exception 'collision' using errcode = '40001'; end $$`.execute(tx);
    });
  await assert.rejects(refused, (error) => troubleOf(error) === 'contended');
  assert.equal(made, 4);
});

test('a statement that PostgreSQL does not answer is given up, its connection is closed, and the next call has another one', async () => {
  const pool = open({ ...PATIENCE, statement: 100 });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]!.pid, 'SIGSTOP');
  await assert.rejects(client.query('select 1'), (error) => troubleOf(error) === 'slow');
  client.release();
  assert.equal((await pool.query('select 1')).rowCount, 1);
  process.kill(rows[0]!.pid, 'SIGCONT');
});

test('a statement that takes too long and a transaction that nobody goes on with are ended by PostgreSQL', async () => {
  const pool = open({ connect: 5000, statement: 300, idleTransaction: 300 });
  await assert.rejects(pool.query('select pg_sleep(60)'), (error) => troubleOf(error) === 'slow');
  const client = await pool.connect();
  await client.query('begin; select from register for update');
  await sleep(600);
  await assert.rejects(client.query('commit'), (error) => troubleOf(error) === 'away');
  client.release();
  assert.equal((await open().query('update register set count = 0')).rowCount, 2);
});

test('a database that restarts is refused in words meanwhile, and used and heard again as soon as it is back', async () => {
  const pool = open();
  const heard: string[] = [];
  const begun: Date[] = [];
  const ear = await listenToDatabase({
    url: postgres.url,
    name: 'a test',
    channel: 'told',
    heard: (payload) => heard.push(payload),
    begun: async () => void begun.push(new Date()),
  });
  const client = await pool.connect();
  await client.query('begin');
  await postgres.stop();
  await assert.rejects(client.query('commit'), (error) => troubleOf(error) === 'away');
  client.release();
  await assert.rejects(pool.query('select 1'), (error) => troubleOf(error) === 'away');
  postgres = await start();
  assert.equal((await pool.query('select 1')).rowCount, 1);
  for (let waited = 0; begun.length < 2 && waited < 10_000; waited += 50) await sleep(50);
  await pool.query(`select pg_notify('told', 'again')`);
  for (let waited = 0; heard.length === 0 && waited < 10_000; waited += 50) await sleep(50);
  assert.deepEqual([begun.length, heard], [2, ['again']]);
  await ear.close();
});
