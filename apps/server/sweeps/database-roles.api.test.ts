import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import pg from 'pg';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { keepFromThePast, type DatabaseAddresses } from '@talaan/kernel/server/database/database-roles.ts';
import { throwawaySettings } from '@talaan/kernel/server/postgres/postgres-settings.ts';
import { startPostgres, type Postgres } from '@talaan/kernel/server/postgres/postgres.ts';
import { bringUpSchema } from '@talaan/kernel/server/database/schema.ts';
import { readSettings } from '@talaan/kernel/server/settings.ts';
import { openTalaansDatabase } from '../open-database.ts';

let dir: string;
let cluster: Postgres;
let superuser: string;
/** An empty database of the role `keeper`. */
let database: DatabaseAddresses & { only: string };

before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'talaan roles '));
  cluster = await startPostgres({ dir, address: 'a test', log: () => undefined, settings: throwawaySettings });
  superuser = as('postgres', cluster.ownerUrl);
  await ask(superuser, `create role keeper login password 'keeps'; create role clerk login password 'serves'`);
});
after(async () => {
  await cluster.stop();
  rmSync(dir, { recursive: true });
});
beforeEach(async () => {
  await ask(superuser, 'drop database if exists university with (force)');
  await ask(superuser, 'create database university owner keeper');
  const at = (role: string, password: string) => {
    const url = new URL(cluster.url);
    Object.assign(url, { username: role, password, pathname: '/university' });
    return url.href;
  };
  database = { url: at('clerk', 'serves'), ownerUrl: at('keeper', 'keeps'), only: at('keeper', 'keeps') };
});

const CHANGE = "update kernel.audit_event set action = 'other'";

test('a database of the university is made by one role and served by another, and brought up again without a change', async () => {
  await bringUpSchema(database, []);
  const grants = () =>
    ask(database.only, "select relname, relacl::text from pg_class where relnamespace = 'kernel'::regnamespace order by 1");
  const before_ = await grants();
  await bringUpSchema(database, []);
  assert.deepEqual(await grants(), before_);
  await ask(database.url, "insert into kernel.audit_event (at, action, subject) values (now(), 'x', 'x'); select from pgboss.job");
  await assert.rejects(ask(database.url, CHANGE), /permission denied/);
});

test('a database that one role made and served can be served by another from the next start on', async () => {
  await bringUpSchema({ url: database.only, ownerUrl: database.only }, []);
  await assert.rejects(ask(database.url, 'select from kernel.file'), /permission denied/);
  await bringUpSchema(database, []);
  await ask(
    database.url,
    "insert into kernel.file (path, name, content_type, bytes, sha256) values ('a', 'a', 'a', 1, 'a'); delete from kernel.file",
  );
  await assert.rejects(ask(database.url, CHANGE), /permission denied/);
});

test('with one role a start says what that costs, and the trail is guarded by its triggers alone', async () => {
  const said: string[] = [];
  const settings = readSettings({ DATABASE_URL: database.only });
  const found = await openTalaansDatabase(settings, undefined as never, (line) => said.push(line));
  assert.deepEqual([found.url, found.ownerUrl], [database.only, database.only]);
  assert.match(said.join('\n'), /could rewrite the audit trail\.\nGive the tables to another role and name it in DATABASE_OWNER_URL/);
  await bringUpSchema(found, []);
  await ask(database.only, "insert into kernel.audit_event (at, action, subject) values (now(), 'x', 'x')");
  for (const statement of [CHANGE, 'delete from kernel.audit_event', 'truncate kernel.audit_event cascade'])
    await assert.rejects(ask(database.only, statement), /append-only/, statement);
});

test('a role that serves and could nevertheless rewrite the past is refused, and so is an owner of nothing', async () => {
  const refused = (addresses: DatabaseAddresses) =>
    bringUpSchema(addresses, []).then(
      () => 'nothing',
      (error: unknown) => (error instanceof CannotStart ? error.message : String(error)),
    );
  assert.match(
    await refused({ url: named(superuser), ownerUrl: database.ownerUrl }),
    /^The role postgres of DATABASE_URL may still change kernel\.\w+/,
  );
  await ask(superuser, 'grant keeper to clerk');
  assert.match(await refused(database), /^The role clerk of DATABASE_URL may still change/);
  await ask(superuser, 'revoke keeper from clerk');
  await ask(named(superuser), 'grant create on database university to clerk');
  await bringUpSchema({ url: database.url, ownerUrl: database.url }, []);
  assert.match(await refused(database), /belong to clerk, not to keeper of DATABASE_OWNER_URL.*\n {2}reassign owned by clerk to keeper$/);
  await ask(named(superuser), 'reassign owned by clerk to keeper');
  await bringUpSchema(database, []);
  await assert.rejects(ask(database.url, CHANGE), /permission denied/);
});

test('the past is guarded also in a restored backup of an earlier release, which lacks tables that are guarded today', async () => {
  await bringUpSchema(database, []);
  await ask(database.only, 'drop table kernel.record_opening, kernel.installation cascade; grant update on kernel.audit_event to clerk');
  const owner = new pg.Client({ connectionString: database.only });
  await owner.connect();
  await keepFromThePast(owner, 'clerk').finally(() => owner.end());
  await assert.rejects(ask(database.url, CHANGE), /permission denied/);
});

test('settings that name an owner without a server, or a mailed seal without a mail server, are refused', () => {
  assert.throws(
    () => readSettings({ DATABASE_OWNER_URL: database.ownerUrl }),
    /DATABASE_OWNER_URL is 'postgres:…'; wanted: beside DATABASE_URL/,
  );
  assert.throws(() => readSettings({ AUDIT_SEAL_MAIL: 'auditor@university.example' }), /AUDIT_SEAL_MAIL is .*; wanted: beside SMTP_URL/);
});

function as(role: string, address: string): string {
  const url = new URL(address);
  url.username = role;
  return url.href;
}

function named(address: string): string {
  const url = new URL(address);
  url.pathname = '/university';
  return url.href;
}

async function ask(url: string, statements: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statements)).rows;
  } finally {
    await client.end();
  }
}
