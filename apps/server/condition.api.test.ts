import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { me } from '@talaan/identity/contract.ts';
import { readCondition as condition, tryJobAgain } from '@talaan/system/contract/system.ts';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { startJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { startTestApp, TEST_NOW, type Caller, type TestApp } from '@talaan/testing/app.ts';
import { people } from '@talaan/testing/demo-records.ts';

let app: TestApp;
let admin: Caller;
before(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
after(() => app.close());

const probe = async (path: string) => {
  const answer = await fetch(`${app.url}${path}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test('/healthz answers without the database, and /readyz says which part is not ready', async () => {
  assert.deepEqual(await probe('/healthz'), { status: 200, body: { alive: true } });
  assert.deepEqual(await probe('/readyz'), {
    status: 200,
    body: { ready: true, database: 'fine', jobs: 'fine', disk: 'enough', draining: false },
  });
  app.server.draining = true;
  const ending = await probe('/readyz');
  app.server.draining = false;
  assert.deepEqual([ending.status, ending.body.ready, ending.body.draining], [503, false, true]);
  assert.equal((await probe('/readyz')).status, 200);
});

test('Prometheus reads how long calls took and the figures of all parts, by pattern and without a person', async () => {
  await (await app.as('hr')).call(me);
  await (await app.as('hr')).call(readJob, { params: { id: '01890000-0000-7000-8000-000000000000' } });
  const answer = await fetch(`${app.url}/metrics`);
  assert.match(answer.headers.get('content-type')!, /^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  assert.match(text, /^talaan_call_duration_seconds_count\{method="GET",route="\/api\/users\/me",status="200"\} [1-9]/m);
  assert.match(text, /^talaan_call_duration_seconds_bucket\{le="\+Inf",method="GET",route="\/api\/jobs\/:id",status="404"\} 1$/m);
  const names = [
    'pool_connections',
    'mails_waiting',
    'jobs_oldest_waiting_seconds',
    'sessions_open',
    'devices_silent',
    'event_loop_delay_seconds',
  ];
  for (const name of names) assert.match(text, new RegExp(`^# TYPE talaan_${name} gauge$`, 'm'));
  assert.match(text, /^talaan_condition\{part="database"\} 0$/m);
  assert.doesNotMatch(text, /@/);
});

test('the figures are read on the machine itself, or with the token where one is set', async () => {
  const { settings } = app.server;
  const read = async (headers: Record<string, string>) => (await fetch(`${app.url}/metrics`, { headers })).status;
  assert.equal(await read({ 'x-forwarded-for': '203.0.113.7' }), 403);
  settings.metricsToken = 'a token of sixteen';
  assert.equal(await read({}), 403);
  assert.equal(await read({ authorization: 'Bearer another token' }), 403);
  assert.equal(await read({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer a token of sixteen' }), 200);
  settings.metricsToken = undefined;
});

test('administrators over the whole university read how each part of the system is, with what to do', async () => {
  const { body, status } = await admin.call(condition);
  assert.equal(status, 200);
  assert.deepEqual(
    body.parts.map(({ name }) => name),
    ['version', 'database', 'clock', 'disk', 'backups', 'mail', 'jobs', 'schedule', 'devices', 'sessions', 'audit'],
  );
  const says = Object.fromEntries(body.parts.map((part) => [part.name, part.says]));
  assert.match(says.version!, /^Talaan \d+\.\d+\.\d+ on a database of release \d+\.$/);
  assert.match(says.database!, /^It answers, holds \d/);
  assert.match(says.sessions!, /signed in, in \d+ sessions?\.$/);
  const database = body.parts.find(({ name }) => name === 'database')!;
  assert.match(database.facts.find(({ label }) => label === 'Largest tables')!.value, /^(\w+\.\w+ \d+ [kM]B(, |$)){5}$/);
  assert.equal((await (await app.as('hr')).call(condition)).status, 403);
});

test('a part that is not fine says so: jobs and mail that wait, a device that is silent, an audit trail that does not match', async () => {
  const { pool } = app.server;
  await pool.query(`
    update kernel.mail set state = 'waiting', content_text = 'x', created_at = '2026-11-20T02:00:00+08:00' where id = (select min(id) from kernel.mail)`);
  await pool.query(`insert into kernel.audit_check (at, events, fault) values (now(), 5, 'The audit trail was cut.')`);
  await pool.query(
    `update attendance.device set last_seen_at = null where id = (select min(id) from attendance.device where mode = 'push')`,
  );
  await pool.query(
    `insert into pgboss.job (name, data, start_after) values ('seal-audit', '{"run":null,"input":{}}', now() - interval '2 hours')`,
  );
  const { body } = await admin.call(condition);
  const states = Object.fromEntries(body.parts.map(({ name, state, says }) => [name, `${state}: ${says}`]));
  assert.match(states.audit!, /^act: The audit trail was cut\. Keep the data folder/);
  assert.match(states.jobs!, /^act: 1 job waits, the oldest for 2 hours\./);
  assert.match(states.devices!, /^look: \d+ of \d+ devices in use (has|have) been offline/);
  assert.equal(body.state, 'act');
  // What was seen is kept for a second.
  while ((await probe('/readyz')).body.jobs !== 'late') await sleep(100);
  await pool.query(`delete from pgboss.job where name = 'seal-audit'`);
});

test('what compares two moments of the clock has words for a clock that was set back, and its part says so', async () => {
  const { pool, constraints, clock } = app.server;
  const { rows } = await pool.query<{ name: string }>(`
    select o.conname as name from pg_constraint o where o.contype = 'c' and cardinality(o.conkey) > 1
      and pg_get_constraintdef(o.oid) ~ '[<>]' and not exists (
        select from pg_attribute a where a.attrelid = o.conrelid and a.attnum = any(o.conkey) and a.atttypid <> 'timestamptz'::regtype)`);
  assert.ok(rows.length >= 10);
  assert.deepEqual(
    rows.filter(({ name }) => !(name in constraints)).map(({ name }) => name),
    [],
  );
  const now = clock.now.bind(clock);
  await pool.query(`insert into kernel.audit_event (at, action, subject) values ($1, 'look', 'clock')`, [now().toString()]);
  clock.now = () => now().subtract({ hours: 2, minutes: 1 });
  const { body } = await admin.call(condition);
  clock.now = now;
  const part = body.parts.find(({ name }) => name === 'clock')!;
  assert.match(`${part.state}: ${part.says}`, /^act: The clock of the server was set back: the last recorded change is 2 hours ahead/);
});

test('a job that failed is tried again by an administrator, in the name of the one who started it; once', async () => {
  const hr = await app.as('hr');
  const actor = { accountId: people.hrOfficer.accountId } as never;
  const job: Job<{ of: string }> = { kind: 'send-waiting-mail', run: async () => undefined };
  const { id } = await app.server.db
    .transaction()
    .execute((db) => startJob({ db, actor, server: app.server }, job, 'Print of 12 records', { of: 'it' }));
  const again = () => admin.call(tryJobAgain, { params: { id } });
  assert.equal((await again()).status, 409);
  await app.server.pool.query(
    `update kernel.job_run set state = 'failed', failure = 'Out of paper.', created_at = $2, finished_at = $2 where id = $1`,
    [id, app.server.clock.now().toString()],
  );
  assert.deepEqual(
    (await admin.call(condition)).body.failed_jobs.map(({ title, failure }) => [title, failure]),
    [['Print of 12 records', 'Out of paper.']],
  );
  assert.equal((await hr.call(tryJobAgain, { params: { id } })).status, 403);
  assert.equal((await again()).status, 200);
  assert.equal((await again()).status, 409);
  const { body } = await hr.call(readJob, { params: { id } });
  assert.deepEqual([body.job.state, body.job.failure], ['waiting', null]);
  const queued = await app.server.pool.query<{ data: object }>(`select data from pgboss.job where data->>'run' = $1`, [id]);
  assert.deepEqual(
    queued.rows.map(({ data }) => data),
    [
      { run: id, input: { of: 'it' } },
      { run: id, input: { of: 'it' } },
    ],
  );
});

test('a job that nobody follows and that failed for good is tried once more', async () => {
  const { rows } = await app.server.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, completed_on) values ('settle-registration', '{"run":null,"input":{}}', 'failed', now()) returning id`,
  );
  const { id } = rows[0]!;
  const listed = async () =>
    (await admin.call(condition)).body.failed_jobs.filter((job) => job.id === id).map(({ title, by }) => [title, by]);
  assert.deepEqual(await listed(), [['Settle registration', 'Talaan']]);
  assert.equal((await admin.call(tryJobAgain, { params: { id } })).status, 200);
  assert.deepEqual(await listed(), []);
  const queued = await app.server.pool.query<{ state: string }>(`select state from pgboss.job where id = $1`, [id]);
  assert.equal(queued.rows[0]!.state, 'retry');
  assert.equal((await admin.call(tryJobAgain, { params: { id } })).status, 409);
  assert.equal((await admin.call(tryJobAgain, { params: { id: '01890000-0000-7000-8000-000000000000' } })).status, 404);
});

test('a failed job whose input the queue has forgotten says so', async () => {
  const { rows } = await app.server.pool.query<{ id: string }>(
    `insert into kernel.job_run (kind, title, state) values ('send-waiting-mail', 'Long ago', 'failed') returning id`,
  );
  const { status, body } = await admin.call(tryJobAgain, { params: { id: rows[0]!.id } });
  assert.equal(status, 409);
  assert.match(body.message, /no longer stored/);
});

test('the support bundle has versions, figures and the last errors by their request ids, and nothing of anybody', async () => {
  const { pool, http } = app.server;
  const { rows: people } = await pool.query<{ surname: string; first_name: string; idno: string; email: string | null }>(`
    select p.surname, p.first_name, p.idno, a.email from personnel.person p left join identity.account a on a.personnel_id = p.id`);
  const one = people.find(({ email }) => email);
  const words = `${one!.first_name} ${one!.surname} <${one!.email}> ${one!.idno}`;
  await pool.query(`update kernel.mail set state = 'failed', failure = $1 where id = (select min(id) from kernel.mail)`, [
    `550 ${words}: unknown`,
  ]);
  await pool.query(`insert into pgboss.job (name, data, state, completed_on, output) values ('sweep-uploads', $1, 'failed', now(), $2)`, [
    { run: null, input: { of: words } },
    { name: 'Error', message: words, stack: `Error: ${words}\n    at ${one!.surname} (/tmp/${one!.surname}.ts:1:2)` },
  ]);
  await pool.query(`insert into kernel.job_run (kind, title, state, failure) values ('sweep-uploads', $1, 'failed', $1)`, [words]);
  // Tests are quieter than a server in service.
  http.log
    .child({ requestId: 'the-id-shown' }, { level: 'error' })
    .error({ err: Object.assign(new TypeError(words), { code: 'E1' }) }, 'an unexpected error');
  const answer = await fetch(`${app.url}/api/settings/support`, { headers: { authorization: `Bearer ${admin.token}` } });
  const text = await answer.text();
  const bundle = JSON.parse(text) as Bundle;
  const [fault] = bundle.faults;
  assert.deepEqual(
    [fault!.said, fault!.request, fault!.error.name, fault!.error.code],
    ['an unexpected error', 'the-id-shown', 'TypeError', 'E1'],
  );
  assert.match(fault!.error.frames[0]!, /^apps\/server\/condition\.api\.test\.ts:\d+$/);
  assert.deepEqual(bundle.settings.set, ['DATABASE_URL', 'DATA_DIR', 'DEMO', 'DEMO_NOW', 'DEVICES_ON_WEB_PORT', 'LOG_LEVEL']);
  assert.equal(bundle.condition.length, 11);
  assert.equal(bundle.answers_of_the_mail_server[0]!.answer, '550');
  assert.ok(bundle.rows['personnel.person']! > 0);
  const said = new Set(text.match(/[\p{L}\p{N}@.-]+/gu)!.map((word) => word.toLowerCase()));
  const personal = people.flatMap(({ surname, first_name, idno, email }) => [
    ...surname.split(' '),
    ...first_name.split(' '),
    idno,
    email ?? '@',
  ]);
  const found = personal.filter((word) => word.length > 3 && said.has(word.toLowerCase()));
  assert.deepEqual(found, []);
  assert.doesNotMatch(text, /@|password|postgres:\/\//);
  const hr = await app.as('hr');
  assert.equal((await fetch(`${app.url}/api/settings/support`, { headers: { authorization: `Bearer ${hr.token}` } })).status, 403);
});

test('npm run support writes the bundle beside a running server, without its last errors', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'talaan support '));
  const environment = {
    ...process.env,
    DATABASE_URL: app.databaseUrl,
    DEMO: 'true',
    DEMO_NOW: TEST_NOW,
    SECRET_KEY: 'not the key and longer than 32 characters',
  };
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL('./support.ts', import.meta.url))], {
    cwd: folder,
    env: environment,
  });
  const text = await readFile(join(folder, 'talaan-support-2026-11-20.json'), 'utf8');
  await rm(folder, { recursive: true });
  assert.match(stdout, /It holds no personal data and no secrets; read it before you send it\./);
  const bundle = JSON.parse(text) as Bundle;
  assert.ok(bundle.settings.set.includes('SECRET_KEY'));
  assert.equal(bundle.condition.length, 11);
  assert.match(bundle.faults as unknown as string, /^only the bundle that a running server makes/);
  assert.doesNotMatch(text, /not the key|postgres:\/\//);
});

interface Bundle {
  faults: { said: string; request: string; error: { name: string; code: string; frames: string[] } }[];
  settings: { set: string[] };
  condition: object[];
  rows: Record<string, number>;
  answers_of_the_mail_server: { answer: string }[];
}
