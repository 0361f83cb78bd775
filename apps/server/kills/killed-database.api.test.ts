import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addView, listViews } from '@talaan/kernel/contract/saved-views.ts';
import { openDatabase, openPool } from '@talaan/kernel/server/database/database.ts';
import { sendMail } from '@talaan/kernel/server/mail/mail.ts';
import { signIn, type Caller } from '@talaan/testing/app.ts';
import { attlogLine, pushDevice } from '@talaan/testing/push-device.ts';
import { makeOwnServer, readDatabaseUrl, readPostmaster, type OwnServer, type RunningServer } from '@talaan/testing/own-server.ts';
import { tries } from '@talaan/testing/tries.ts';

/** Talaan with its own PostgreSQL, of which processes are killed while people write. */
const KILLS = tries(1, 60);
const WRITERS = 6;
const WRITES_BEFORE_A_KILL = 40;
const BACK_WITHIN_MS = 30_000;
const PERSONNEL = { list: '/api/personnels', screen: '/personnels/list' };

let own: OwnServer;
let running: RunningServer;
let hr: Caller;
before(async () => {
  own = await makeOwnServer();
  running = await own.start();
  hr = await signIn(running.url, 'hr');
});
after(() => own.close());

test(`a process of PostgreSQL that is killed under writes (${KILLS} times): 503 in words, the next calls work within seconds, nothing acknowledged is lost`, async () => {
  const asked = { isOver: false, number: 0, saved: [] as string[], refusals: [] as { status: number; message?: string }[] };
  const write = async () => {
    while (!asked.isOver) {
      const name = `View ${(asked.number += 1)}`;
      const { status, body } = await hr.call(addView, { body: { ...PERSONNEL, screen: `/${name}`, name, query: '', is_shared: false } }); // prettier-ignore
      if (status === 200) asked.saved.push(name);
      else asked.refusals.push({ status, ...(body as object) });
      if (status !== 200) await sleep(20);
    }
  };
  // A device waits for the database instead: it is answered within 5 seconds, and never with a status that it takes for the end.
  const pushed: string[] = [];
  const push = async () => {
    const device = pushDevice(running.url, 'TSU26000009');
    for (let n = 0; !asked.isOver; n++) {
      const began = performance.now();
      const { status, text } = await device.push([attlogLine(`7${n}`, '2026-11-19 08:00:00')]);
      assert.equal(status, 200);
      assert.ok(performance.now() - began < 5500, 'answered within 5 seconds');
      if (text === 'OK: 1') pushed.push(`7${n}`);
      else assert.match(text, /^ERROR/);
    }
    device.close();
  };
  const writers = [...Array.from({ length: WRITERS }, write), push()];
  for (let kill = 0; kill < KILLS; kill++) {
    const before_ = asked.saved.length;
    await until(() => asked.saved.length > before_ + WRITES_BEFORE_A_KILL, 'writes go on');
    process.kill(await findBusy(), 'SIGKILL');
    await until(() => asked.refusals.length > kill, 'a write was refused');
  }
  const saved = asked.saved.length;
  await until(() => asked.saved.length > saved + WRITES_BEFORE_A_KILL, 'writes go on after the last kill');
  asked.isOver = true;
  await Promise.all(writers);
  assert.deepEqual([...new Set(asked.refusals.map(({ status }) => status))], [503]);
  assert.match(asked.refusals[0]!.message!, /^The database does not answer at the moment\. Wait a few seconds and try again/);
  const kept = new Set((await ask<{ name: string }>('select name from kernel.saved_view')).map(({ name }) => name));
  assert.deepEqual(asked.saved.filter((name) => !kept.has(name)), []); // prettier-ignore
  const punched = new Set((await ask<{ pin: string }>(`select pin from attendance.punch where device_id = 9 and pin like '7%'`)).map(({ pin }) => pin)); // prettier-ignore
  assert.ok(pushed.length > 0);
  assert.deepEqual(pushed.filter((pin) => !punched.has(pin)), []); // prettier-ignore
});

test('after that the server hears the database again, and works on jobs', async () => {
  const pool = openPool(readDatabaseUrl(own.dir), 1);
  await openDatabase(pool)
    .transaction()
    .execute((tx) => sendMail(tx, Temporal.Now.instant(), { to: 'a@talaan.example', subject: 'After a crash', paragraphs: ['Hello.'] }));
  await pool.end();
  const isKept = async () => (await ask(`select from kernel.mail where subject = 'After a crash' and state = 'kept'`)).length === 1;
  await until(isKept, 'the outbox was heard and emptied');
});

test('where PostgreSQL is gone as a whole Talaan ends with a code, and the next start has all that was saved', async () => {
  const saved = await ask('select from kernel.saved_view');
  process.kill(readPostmaster(own.dir)!, 'SIGKILL');
  assert.equal(await running.ended, 1);
  assert.match(await running.said, /PostgreSQL ended by itself \(SIGKILL\)/);
  running = await own.start();
  assert.equal((await ask('select from kernel.saved_view')).length, saved.length);
  hr = await signIn(running.url, 'hr');
  assert.equal((await hr.call(listViews, { query: PERSONNEL })).status, 200);
});

test('asked to stop Talaan ends in order, with its PostgreSQL', async () => {
  running.process.kill('SIGTERM');
  assert.equal(await running.ended, 0);
  assert.equal(readPostmaster(own.dir), undefined);
});

for (let whole = 0; whole < tries(0, 1); whole++)
  test('a PostgreSQL that hangs keeps no process for ever: not the server that stops, and not the next one that starts', async () => {
    running = await own.start();
    process.kill(readPostmaster(own.dir)!, 'SIGSTOP');
    await assert.rejects(own.start(), /Another Talaan \(process \d+\) runs on .+ End that one first: kill \d+/);
    running.process.kill('SIGTERM');
    assert.equal(await running.ended, 0);
    running = await own.start();
    process.kill(readPostmaster(own.dir)!, 'SIGSTOP');
    running.process.kill('SIGKILL');
    await once(running.process, 'exit');
    running = await own.start();
    assert.equal((await (await signIn(running.url, 'hr')).call(listViews, { query: PERSONNEL })).status, 200);
  });

/** A process of PostgreSQL that works for the server at this moment. */
async function findBusy(): Promise<number> {
  for (;;) {
    const rows = await ask<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'talaan' and state <> 'idle' limit 1`,
    );
    if (rows[0]) return rows[0].pid;
  }
}

async function ask<T extends object>(statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: readDatabaseUrl(own.dir) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function until(reached: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let waited = 0; waited < BACK_WITHIN_MS; waited += 20) {
    if (await reached()) return;
    await sleep(20);
  }
  assert.fail(`within ${BACK_WITHIN_MS / 1000} seconds: ${what}`);
}
