import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { endPostgres } from './postgres-end.ts';
import { isAlive, processesIn } from './postgres-processes.ts';
import { addressesOf } from './postgres-socket.ts';
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

test('the database works in a folder with a space in its name, in UTF-8, by two roles that row-level security binds: one owns, the other serves', async () => {
  await ask(
    postgres.ownerUrl,
    `create table register (name text); insert into register values ('Niño Peñaflor'); grant select, insert on register to talaan_server`,
  );
  const who = `select upper(name) as name, current_user as role, rolsuper or rolbypassrls or rolcreaterole as above from register, pg_roles where rolname = current_user`;
  assert.deepEqual(await ask(postgres.ownerUrl, who), [{ name: 'NIÑO PEÑAFLOR', role: 'talaan', above: false }]);
  assert.deepEqual(await ask(postgres.url, who), [{ name: 'NIÑO PEÑAFLOR', role: 'talaan_server', above: false }]);
  await assert.rejects(ask(postgres.url, 'delete from register'), /permission denied/);
  await assert.rejects(ask(postgres.url, 'create table public.other ()'), /permission denied/);
});

test('it is reached by the socket in its home, and on its port where the path of the folder is too long for a socket', async () => {
  const [by] = await ask(postgres.url, 'select inet_client_addr() is null as socket');
  assert.deepEqual(by, { socket: true });
  const { url: long } = addressesOf(`/${'é'.repeat(50)}`, { password: 'x', port: 5432 });
  assert.match(long, /^postgres:\/\/talaan_server:\w+@127\.0\.0\.1:5432\/talaan$/);
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
  process.kill(postmaster(), 'SIGKILL');
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

test('an empty note, as a full disk leaves it, does not keep the database from starting', async () => {
  await postgres.stop();
  const note = join(dir, 'postgres', 'cluster', 'postmaster.pid');
  writeFileSync(note, '');
  utimesSync(note, new Date(0), new Date(0));
  postgres = await start('http://after a full disk');
  assert.equal((await ask(postgres.url, 'select * from register')).length, 3);
});

test('a process that outlived the killed database and hangs is ended before the next start', async () => {
  const hanging = await connect(postgres.url);
  const { rows } = await hanging.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]!.pid, 'SIGSTOP');
  process.kill(postmaster(), 'SIGKILL');
  await postgres.lost;
  postgres = await start('http://after a hang');
  assert.equal((await ask(postgres.url, 'select * from register')).length, 3);
  assert.ok(!processesIn(join(dir, 'postgres', 'cluster')).includes(rows[0]!.pid));
});

test('a database that does not answer to being asked to end is ended harder, and nothing that was saved is lost', async () => {
  const pid = postmaster();
  process.kill(pid, 'SIGSTOP');
  const steps = [['SIGINT', 200], ['SIGQUIT', 200], ['SIGKILL', 5000]] as const; // prettier-ignore
  const lost = postgres.lost;
  await endPostgres(pid, () => !isAlive(pid), join(dir, 'postgres', 'cluster'), steps);
  await lost;
  postgres = await start('http://after an end by force');
  assert.equal((await ask(postgres.url, 'select * from register')).length, 3);
});

function postmaster(): number {
  return Number(readFileSync(join(dir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

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

async function connect(url: string): Promise<Client> {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}
