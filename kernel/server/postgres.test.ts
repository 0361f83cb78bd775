import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { CannotStart } from './cannot-start.ts';
import { startPostgres, type Postgres } from './postgres.ts';

let dir: string;
let postgres: Postgres;

const start = (address: string) => startPostgres({ dir, address, log: () => {} });

before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'talaan data '));
  postgres = await start('http://first');
});

after(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true });
});

test('the database works in a folder with a space in its name, in UTF-8, as a role that row-level security binds', async () => {
  await ask(postgres.url, `create table register (name text); insert into register values ('Niño Peñaflor')`);
  const [row] = await ask(
    postgres.url,
    `select upper(name) as name, current_user as role, rolsuper as above from register, pg_roles where rolname = current_user`,
  );
  assert.deepEqual(row, { name: 'NIÑO PEÑAFLOR', role: 'talaan', above: false });
});

test('a second start on the same data is refused, names the first, and does it no harm', async () => {
  await assert.rejects(start('http://second'), (error) => {
    assert.ok(error instanceof CannotStart);
    assert.equal(error.message, `Talaan is already running on this data (process ${process.pid}, http://first).`);
    return true;
  });
  assert.equal((await ask(postgres.url, 'select * from register')).length, 1);
});

test('what was written is there after an orderly stop and a start, at the same address', async () => {
  await postgres.stop();
  await postgres.stop();
  const { url } = postgres;
  postgres = await start('http://first');
  assert.equal(postgres.url, url);
  assert.equal((await ask(postgres.url, 'select * from register')).length, 1);
});

test('the database that a killed server left running is taken over with all that was saved', async () => {
  await postgres.stop();
  const server = spawn(process.execPath, ['--input-type=module', '--eval', killedServer, import.meta.resolve('./postgres.ts'), dir]);
  await once(server.stdout, 'data');
  server.kill('SIGKILL');
  await once(server, 'exit');
  postgres = await start('http://next');
  assert.equal((await ask(postgres.url, 'select * from register')).length, 2);
});

test('what was saved survives when the database itself is killed, and its loss is told', async () => {
  await ask(postgres.url, `insert into register values ('third')`);
  const pidFile = join(dir, 'postgres', 'cluster', 'postmaster.pid');
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
  assert.match((await postgres.lost).message, /SIGKILL/);
  await postgres.stop();
  postgres = await start('http://again');
  assert.equal((await ask(postgres.url, 'select * from register')).length, 3);
});

test('a note of a process that has meanwhile become another program does not keep the database from starting', async () => {
  await postgres.stop();
  writeFileSync(join(dir, 'postgres', 'cluster', 'postmaster.pid'), `${process.pid}\n${dir}\n0\n5\n\n\n\nready\n`);
  postgres = await start('http://after reboot');
  assert.equal((await ask(postgres.url, 'select * from register')).length, 3);
});

const killedServer = `
  import { createRequire } from 'node:module'
  const [url, dir] = process.argv.slice(1)
  const { startPostgres } = await import(url)
  const { Client } = createRequire(url)('pg')
  const postgres = await startPostgres({ dir, address: 'http://killed', log: () => {} })
  const client = new Client(postgres.url)
  await client.connect()
  await client.query("insert into register values ('second')")
  console.log('saved')
`;

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}
