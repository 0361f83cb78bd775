import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { readSystemEvents } from '@talaan/system/contract/system.ts';
import { checkAuditJob } from '@talaan/system/server/public.ts';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { recordChange, sealAudit, sealNext } from '@talaan/kernel/server/audit/audit.ts';
import { checkAudit, type AuditFinding } from '@talaan/kernel/server/audit/audit-check.ts';
import { readKeptSeals, readSeals, sealsFile } from '@talaan/kernel/server/audit/audit-seals.ts';
import { openDatabase } from '@talaan/kernel/server/database/database.ts';
import { listNotifications } from '@talaan/notifications/contract.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';

const EVENTS = 1200;
const AUDITOR = 'auditor@commission.example';

let app: TestApp;
before(async () => {
  app = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:9', AUDIT_SEAL_MAIL: AUDITOR } });
  const now = app.server.clock.now();
  await app.server.db.transaction().execute(async (db) => {
    for (let at = 0; at < EVENTS; at += 1)
      await recordChange({ db, actor: NOBODY, now, requestId: 'test' }, { action: 'test', subject: `record:${at}`, after: { at } });
  });
});
after(() => app.close());

test('every event is sealed once, also when two processes seal at the same time', async () => {
  const sealAll = async () => {
    while ((await sealAudit(app.server.db)) > 0);
  };
  await Promise.all([sealAll(), sealAll()]);
  const { rows } = await app.server.pool.query<{ seals: number; events: number }>(
    'select (select count(*) from kernel.audit_seal) as seals, (select count(*) from kernel.audit_event) as events',
  );
  assert.equal(rows[0]?.seals, rows[0]?.events);
  assert.deepEqual(await checkAudit(app.server.db, []).then(({ events, fault }) => [events, fault]), [rows[0]?.events, null]);
});

const PAST = ['kernel.audit_event', 'kernel.audit_seal', 'kernel.audit_check', 'kernel.correction', 'kernel.record_opening'];

for (const table of PAST)
  test(`the role that serves can only read ${table} and add to it`, async () => {
    const column = { 'kernel.audit_seal': 'hash', 'kernel.audit_check': 'fault' }[table] ?? 'account_id';
    for (const statement of [
      `update ${table} set ${column} = null`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `drop table ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} rename to gone`,
      `create trigger x before insert on ${table} for each row execute function kernel.refuse_change()`,
    ])
      await assert.rejects(app.server.pool.query(statement), /permission denied|must be owner/, statement);
    await app.server.pool.query(`select from ${table} limit 1`);
  });

test('the role that serves owns nothing, makes nothing, and takes no trigger off any table', async () => {
  const { pool } = app.server;
  const { rows } = await pool.query(
    `select from pg_class where relowner = current_user::regrole and relpersistence <> 't'
     union all select from pg_proc where proowner = current_user::regrole union all select from pg_namespace where nspowner = current_user::regrole`,
  );
  assert.equal(rows.length, 0);
  for (const statement of [
    'create table kernel.x ()',
    'create table public.x ()',
    'create schema x',
    `create or replace function kernel.refuse_change() returns trigger language plpgsql as 'begin return null; end'`,
    'alter table ledger.entry disable trigger all',
    "set session_replication_role = 'replica'",
    "update kernel.secret set value = ''",
    'delete from kernel.release',
    'create role x',
    'set role talaan',
  ])
    await assert.rejects(pool.query(statement), /permission denied|must be owner/, statement);
});

test('months of punches are made for the role that serves, which owns no table', async () => {
  await app.server.pool.query("select attendance.make_month('2031-05-01')");
  const { rows } = await app.server.pool.query(
    "select has_table_privilege('attendance.punch', 'insert') as may, to_regclass('attendance.punch_2031_05') as made",
  );
  assert.deepEqual(rows, [{ may: true, made: 'attendance.punch_2031_05' }]);
});

const LAST = 'select max(position) from kernel.audit_seal';
const eventOf = (subject: string) => `(select id from kernel.audit_event where subject = '${subject}')`;
const TAMPERING: readonly { what: string; does: string; found: RegExp }[] = [
  { what: 'an event that was changed', does: `update kernel.audit_event set action = 'other' where subject = 'record:5'`, found: /^Event \d+ .* does not match its seal/ },
  { what: 'an event that was removed and its seal left', does: `alter table kernel.audit_seal drop constraint seal_is_of_an_event; delete from kernel.audit_event where subject = 'record:7'`, found: /^Event \d+ .* was removed/ },
  { what: 'an event that was removed with its seal', does: `delete from kernel.audit_seal where event_id = ${eventOf('record:8')}; delete from kernel.audit_event where subject = 'record:8'`, found: /^The seals \d+ to \d+ .* are missing/ },
  { what: 'a seal that was changed', does: `update kernel.audit_seal set hash = repeat('0', 64) where position = 3`, found: /does not match its seal 3/ },
  { what: 'an event that was slipped in among old ones', does: `insert into kernel.audit_event (id, at, action, subject) overriding system value values (-200000, now(), 'x', 'x')`, found: /^1 events .* added among old ones/ },
  { what: 'a tail that was cut off', does: `delete from kernel.audit_seal where position > (${LAST}) - 20; delete from kernel.audit_event e where not exists (select from kernel.audit_seal s where s.event_id = e.id)`, found: /^The audit trail was cut: it has \d+ sealed events, and had \d+ on 2026-11-19/ },
  { what: 'a trail that was emptied', does: 'truncate kernel.audit_seal, kernel.audit_event', found: /^The audit trail was cut: it has 0/ },
]; // prettier-ignore

test('the night keeps the seal of the day in the data folder and mails it', async () => {
  await runNight();
  const [seal, ...further] = await readKeptSeals(app.server.settings.dataDir);
  assert.equal(further.length, 0);
  assert.equal(seal?.date, '2026-11-19');
  const { rows } = await app.server.pool.query<{ hash: string }>('select hash from kernel.audit_seal where position = $1', [seal?.events]);
  assert.equal(rows[0]?.hash, seal?.hash);
  const [mail] = await app.mails(AUDITOR);
  assert.deepEqual(readSeals(mail?.content_text ?? ''), [seal]);
  await runNight();
  assert.equal((await readKeptSeals(app.server.settings.dataDir)).length, 1, 'a start right after checks nothing again');
  const { audit } = (await (await app.as('admin')).call(readSystemEvents)).body;
  assert.deepEqual([audit?.events, audit?.fault], [seal?.events, null]);
});

for (const { what, does, found } of TAMPERING)
  test(`found: ${what} by the owner of the tables`, async () => {
    const { fault } = await afterTampering(does);
    assert.match(fault ?? 'nothing', found);
  });

test('found: a trail that was rewritten with seals of its own, by the seal outside alone', async () => {
  const does = `update kernel.audit_event set after = '{}' where subject = 'record:9'; delete from kernel.audit_seal`;
  assert.match((await afterTampering(does, { sealed: true })).fault ?? 'nothing', /^The audit trail was rewritten: .* seal of 2026-11-19/);
  assert.equal((await afterTampering(does, { sealed: true, compared: false })).fault, null, 'which is why there is one');
});

test('npm run audit says that the trail is whole, and ends with a code of its own where a file of mailed seals says otherwise', async () => {
  const whole = await runAudit();
  assert.match(
    whole.said,
    /^The audit trail is whole: [\d,]+ events match their seals and the seal kept outside the database, the last of 2026-11-19\.\n$/,
  );
  assert.equal(whole.code, 0);
  const mails = join(app.server.settings.dataDir, 'mails.txt');
  await writeFile(mails, `Dear auditor,\n> 2026-11-18 40 ${'a'.repeat(64)} \nTalaan\n`);
  const other = await runAudit(mails);
  assert.match(other.said, /^The audit trail was rewritten: its first 40 events do not match the seal of 2026-11-18/);
  assert.equal(other.code, 3);
});

test('a tail that the owner cut off is told the next night: by bell, by mail, on the screen of administrators and by npm run audit', async () => {
  await unguarded(TAMPERING.find(({ what }) => what.startsWith('a tail'))!.does);
  const file = await readFile(sealsFile(app.server.settings.dataDir), 'utf8');
  await app.owner.query("update kernel.audit_check set at = at - interval '1 day'");
  await runNight();
  assert.equal(await readFile(sealsFile(app.server.settings.dataDir), 'utf8'), file, 'no seal is kept of a trail that does not match');
  const admin = await app.as('admin');
  assert.match((await admin.call(readSystemEvents)).body.audit?.fault ?? '', /was cut/);
  const { notifications } = (await admin.call(listNotifications, { query: {} })).body;
  assert.equal(notifications[0]?.title, 'The audit trail does not match its seals');
  for (const address of ['admin@talaan.example', AUDITOR]) assert.match((await app.mails(address))[0]?.content_text ?? '', /was cut/);
  assert.equal((await app.mails('hr@talaan.example')).filter(({ subject }) => /audit/.test(subject)).length, 0);
  const { said, code } = await runAudit();
  assert.match(said, /was cut/);
  assert.equal(code, 3);
});

const runNight = () => checkAuditJob.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});

/** What the owner of the tables can do who takes the triggers off. */
function guardless(statements: string): string {
  const tables = ['kernel.audit_event', 'kernel.audit_seal'];
  const turn = (how: string) => tables.map((table) => `alter table ${table} ${how} trigger user;`).join(' ');
  return `${turn('disable')} ${statements}; ${turn('enable')}`;
}

async function unguarded(statements: string): Promise<void> {
  await app.owner.query(guardless(statements));
}

/** What the check finds after it, which is then taken back. */
async function afterTampering(statements: string, { sealed = false, compared = true } = {}): Promise<AuditFinding> {
  const kept = compared ? await readKeptSeals(app.server.settings.dataDir) : [];
  const back = new Error('taken back');
  let found: AuditFinding | undefined;
  await openDatabase(app.owner)
    .transaction()
    .execute(async (tx) => {
      for (const statement of guardless(statements).split(';')) await sql.raw(statement).execute(tx);
      if (sealed) while ((await sealNext(tx)) > 0);
      found = await checkAudit(tx, kept);
      throw back;
    })
    .catch((error: unknown) => assert.equal(error, back, String(error)));
  return found!;
}

async function runAudit(...files: string[]): Promise<{ said: string; code: number | null }> {
  const { settings } = app.server;
  const child = spawn(process.execPath, [fileURLToPath(new URL('./audit.ts', import.meta.url)), ...files], {
    env: {
      ...process.env,
      DATABASE_URL: app.databaseUrl,
      DATABASE_OWNER_URL: app.ownerUrl,
      DATA_DIR: settings.dataDir,
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>]);
  return { said, code };
}
