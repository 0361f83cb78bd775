import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { confirmUpload, previewUpload } from '@talaan/devices/contract/uploads.ts';
import { me } from '@talaan/identity/contract.ts';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { startPostgres } from '@talaan/kernel/server/postgres/postgres.ts';
import { isAlive } from '@talaan/kernel/server/postgres/postgres-processes.ts';
import { signIn, type Caller } from '@talaan/testing/app.ts';
import { makeOwnServer, readOwnerUrl, type OwnServer, type RunningServer } from '@talaan/testing/own-server.ts';

/** Talaan as `npm start` runs it: the server, its PostgreSQL, and the process that works on jobs beside them. */
const WITHIN_MS = 60_000;
const PUNCHES = 120;

let own: OwnServer;
let running: RunningServer;
let hr: Caller;
/** Who holds a lock, and who looks: within a transaction PostgreSQL shows the activity as it was at the first look. */
let holder: pg.Client;
let watcher: pg.Client;
before(async () => {
  own = await makeOwnServer();
  running = await own.start();
  hr = await signIn(running.url, 'hr');
  await connect();
});
after(async () => {
  await disconnect();
  await own.close();
});

test('where the process that works on jobs is killed in the midst of an import, calls are answered, and the import is done once by the next one', async () => {
  const { id } = (await hr.call(previewUpload, { file: { name: '1_attlog.dat', content: writeFile() } })).body.upload;
  // What the start computes holds rows that an import waits for.
  await until(async () => (await count('attendance.device_day where is_fresh')) === 0, 'the start has computed what was due');
  await holder.query('begin; lock table attendance.day_due in share mode');
  const { job } = (await hr.call(confirmUpload, { params: { id } })).body;
  const worker = await until(() => running.findWorker(), 'jobs are worked on');
  // The punches are written, and nothing is committed.
  await until(isImporting, 'the import is under way');
  process.kill(worker, 'SIGKILL');
  await until(() => !isAlive(worker), 'it has ended');
  await holder.query('rollback');
  assert.equal(await count(`attendance.punch where upload_id = ${id}`), 0);
  await watcher.query(`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`);
  const asked = { calls: 0, refused: 0 };
  const isDone = async () => {
    const [{ status }, { body }] = await Promise.all([hr.call(me), hr.call(readJob, { params: { id: job.id } })]);
    asked.calls += 1;
    if (status !== 200) asked.refused += 1;
    return body.job.state === 'done';
  };
  await until(isDone, 'the import is done');
  assert.equal(asked.refused, 0, `of ${asked.calls}`);
  assert.equal(await count(`attendance.punch where upload_id = ${id}`), PUNCHES);
  assert.notEqual(await running.findWorker(), worker);
});

test('a server that is killed leaves no process behind that works on jobs', async () => {
  const worker = await until(() => running.findWorker(), 'jobs are worked on');
  running.process.kill('SIGKILL');
  await running.ended;
  await until(() => !isAlive(worker), 'it has ended too');
  assert.match(
    await running.said,
    /The process that works on jobs ended \(SIGKILL\)\. It is started again in 1 s; calls are answered meanwhile\./,
  );
});

test('a server that is asked to stop ends when its job is done', async () => {
  await disconnect();
  running = await own.start();
  await connect();
  hr = await signIn(running.url, 'hr');
  const worker = await until(() => running.findWorker(), 'jobs are worked on');
  const { id } = (await hr.call(previewUpload, { file: { name: '2_attlog.dat', content: writeFile() } })).body.upload;
  // What the start computes holds rows that an import waits for.
  await until(async () => (await count('attendance.device_day where is_fresh')) === 0, 'the start has computed what was due');
  await holder.query('begin; lock table attendance.day_due in share mode');
  await hr.call(confirmUpload, { params: { id } });
  await until(isImporting, 'the import is under way');
  running.process.kill('SIGTERM');
  await sleep(500);
  assert.ok(isAlive(worker));
  await holder.query('rollback');
  const done = until(async () => (await count(`attendance.upload where id = ${id} and state = 'DONE'`)) === 1, 'the import is done');
  // PostgreSQL ends after the job, and with it this connection.
  await Promise.all([Promise.race([done, running.ended]), running.ended]);
  assert.equal(await running.ended, 0);
  assert.ok(!isAlive(worker));
  await disconnect();
  const postgres = await startPostgres({ dir: own.dir, address: 'a test', log: () => undefined });
  await connect();
  assert.equal(await count(`attendance.punch where upload_id = ${id}`), PUNCHES);
  await postgres.stop();
});

async function connect(): Promise<void> {
  [holder, watcher] = [0, 1].map(() => new pg.Client({ connectionString: readOwnerUrl(own.dir) })) as [pg.Client, pg.Client];
  for (const client of [holder, watcher]) {
    // PostgreSQL ends with its server.
    client.on('error', () => undefined);
    await client.connect();
  }
}

async function disconnect(): Promise<void> {
  await Promise.all([holder.end(), watcher.end()]);
}

/** Punches of a PIN that nobody has, so that nothing but the import is at work. */
function writeFile(): string {
  const lines = Array.from({ length: PUNCHES }, (_, index) => {
    const [day, minute] = [2 + Math.floor(index / 60), index % 60].map((part) => String(part).padStart(2, '0'));
    return `   500001\t2026-11-${day} 08:${minute}:00\t1\t0\t1\t0\r\n`;
  });
  return lines.join('');
}

async function isImporting(): Promise<boolean> {
  return (await count(`pg_stat_activity where wait_event_type = 'Lock' and strpos(query, 'touched') > 0`)) > 0;
}

async function count(from: string): Promise<number> {
  const { rows } = await watcher.query<{ count: string }>(`select count(*) as count from ${from}`);
  return Number(rows[0]!.count);
}

async function until<T>(reached: () => T | Promise<T>, what: string): Promise<NonNullable<T>> {
  for (let waited = 0; waited < WITHIN_MS; waited += 50) {
    const found = await reached();
    if (found) return found;
    await sleep(50);
  }
  return assert.fail(`within ${WITHIN_MS / 1000} seconds: ${what}`);
}
