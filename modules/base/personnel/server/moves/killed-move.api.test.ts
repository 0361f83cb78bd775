import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startTestApp, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { callAs } from '@talaan/testing/call-as.ts';
import { startServerProcess } from '@talaan/testing/start-worker.ts';
import { appoint, listMoves, previewAppointment } from '../../contract/moves.ts';
import { hire, makeItem, recordOf } from './moves-fixture.ts';

const LONGEST_MS = 20_000;

let app: TestApp;
let hr: Caller;
let killed: ChildProcess | undefined;

before(async () => {
  app = await startTestApp();
  hr = await app.as('hr');
});
after(async () => {
  killed?.kill('SIGKILL');
  await app?.close();
});

const name = 'a server killed in the midst of a reclassification leaves the record as it was, and the second try writes it once';
test(name, { timeout: 3 * LONGEST_MS }, async () => {
  const { db } = app.server;
  const [from, to] = [await makeItem(db, 'T-KILL-1', 'Accountant I'), await makeItem(db, 'T-KILL-2', 'Accountant II')];
  const id = await hire(db, { id: 94_001, surname: 'Abad', item: from });
  const body = { nature_code: 'RECL', status_code: 'PERM', item_id: to, from: '2026-12-01', authority: 'NOSCA 2026-11' };
  const { digest } = (await hr.call(previewAppointment, { params: { id }, body })).body;
  const move = { params: { id }, body: { ...body, digest } };
  const was = await recordOf(db, id);

  const server = await startServerProcess(app);
  killed = server.process;
  const writer = await withoutNotes(async () => {
    const answer = assert.rejects(callAs(server.url, hr.token, appoint, move), 'the browser hears nothing of it');
    const pid = await waitFor('the move to have written rows and wait', writerWaiting);
    server.process.kill('SIGKILL');
    await once(server.process, 'exit', { signal: AbortSignal.timeout(LONGEST_MS) });
    await answer;
    assert.deepEqual(await recordOf(db, id), was);
    return pid;
  });
  // Only now does the database get as far as finding that nobody commits.
  await waitFor('the connection of the killed server to end', async () => ((await isConnected(writer)) ? null : true));
  assert.deepEqual(await recordOf(db, id), was);

  const again = await hr.call(appoint, move);
  assert.equal(again.status, 200, JSON.stringify(again.body));
  assert.notEqual((await hr.call(appoint, move)).status, 200, 'a third try is refused');
  const { appointments, salaries } = (await hr.call(listMoves, { params: { id } })).body;
  const written = [...appointments, ...salaries].map((row) => [
    'item_number' in row ? row.item_number : row.salary_grade,
    row.from,
    row.until,
  ]);
  assert.deepEqual(written, [
    ['T-KILL-2', '2026-12-01', null],
    ['T-KILL-1', '2026-01-01', '2026-12-01'],
    [16, '2026-12-01', null],
    [12, '2026-01-01', '2026-12-01'],
  ]);
  assert.equal(Number((await recordOf(db, id))['events']), Number(was['events']) + 1);
});

/** While it acts nobody can note what was done, which a move does after all its rows. */
async function withoutNotes<T>(act: () => Promise<T>): Promise<T> {
  const holder = await app.owner.connect();
  try {
    await holder.query('begin; lock table kernel.audit_event in share mode');
    return await act();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

/** The connection that wrote an appointment and a salary, and waits to note it. */
async function writerWaiting(): Promise<number | null> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where database = (select oid from pg_database where datname = current_database()) group by pid
    having bool_or(relation = 'kernel.audit_event'::regclass and not granted)
      and count(*) filter (where mode = 'RowExclusiveLock' and granted
        and relation in ('personnel.appointment'::regclass, 'personnel.salary'::regclass)) = 2`.execute(app.server.db);
  return rows[0]?.pid ?? null;
}

async function isConnected(pid: number): Promise<boolean> {
  return (await sql`select from pg_stat_activity where pid = ${pid}`.execute(app.server.db)).rows.length > 0;
}

async function waitFor<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  for (let waited = 0; waited < LONGEST_MS; waited += 20) {
    const found = await look();
    if (found !== null) return found;
    await sleep(20);
  }
  throw new Error(`waited too long for ${what}`);
}
