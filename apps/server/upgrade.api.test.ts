import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { PAYROLL_GROUPS } from '@talaan/kernel/contract/groups.ts';
import { verifyArchive, type Manifest } from '@talaan/kernel/server/backup/archive.ts';
import { judgeRestore, restoreBackup } from '@talaan/kernel/server/backup/restore-backup.ts';
import { writeBackup } from '@talaan/kernel/server/backup/write-backup.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import type { DatabaseAddresses } from '@talaan/kernel/server/database/database-roles.ts';
import { MIGRATIONS, readMigrations } from '@talaan/kernel/server/database/migrations.ts';
import { readSchemaText } from '@talaan/kernel/server/database/schema-text.ts';
import { bringUpSchema } from '@talaan/kernel/server/database/schema.ts';
import { prepareTemplate } from '@talaan/testing/app.ts';
import { compareCatalogs, readCatalog } from '@talaan/testing/catalog.ts';
import { cloneDatabase, makeEmptyBeside, type TestDatabase } from '@talaan/testing/database.ts';
import { makeNextRelease, MIGRATION, type NextRelease } from '@talaan/testing/next-release.ts';
import { modules } from './app.ts';

let dir: string;
/** Of the present release, with people in it; these tests bring it up together. */
let database: TestDatabase;
let owner: pg.Client;
before(async () => {
  dir = await mkdtemp(join(tmpdir(), 'talaan upgrade '));
  database = await cloneDatabase(prepareTemplate);
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
after(async () => {
  await owner.end();
  await database.drop();
  await rm(dir, { recursive: true });
});

/** The copies that `npm run release-copy` keeps; the test below makes one of its own beside them. */
const COPIES = fileURLToPath(new URL('copies/', MIGRATIONS));
const copies = existsSync(COPIES) ? readdirSync(COPIES).filter((name) => name.endsWith('.tar.zst')) : [];

for (const name of copies)
  test(`the kept copy ${name} is restored with all its rows and, once its release is closed, brought up to the tables of today`, async () => {
    const { restored, manifest, drop } = await restore(join(COPIES, name), modules);
    const { closed } = await readMigrations();
    if (closed.has(Number.parseInt(name, 10))) {
      await bringUpSchema(restored, modules);
      assert.deepEqual(await compareWithFresh({ modules, migrations: MIGRATIONS }, restored), []);
      assert.deepEqual(await readSeats(restored), [
        { group_name: 'PAYROLL', role: 'Payroll officer', holders: [] },
        { group_name: 'PAYROLLACCOUNTING', role: 'Accountant', holders: [] },
        { group_name: 'PAYROLLAUDIT', role: 'Auditor', holders: [] },
        // Who certified funds as Payroll officer goes on doing so.
        { group_name: 'PAYROLLBUDGET', role: 'Budget officer', holders: ['payroll@talaan.example'] },
        { group_name: 'PAYROLLCASHIER', role: 'Cashier', holders: [] },
      ]);
    }
    await hasRows(restored, manifest);
    await drop();
  });

test('a copy of this release, restored by the next one and brought up, has its catalog and keeps all rows', async () => {
  const made = await writeBackup({ databaseUrl: database.url, dataDir: dir, into: join(dir, 'copy'), key: undefined });
  const next = await makeNextRelease(dir, modules);
  const { restored, manifest, drop } = await restore(made.path, next.modules, next.migrations);
  await bringUpSchema(restored, next.modules, { migrations: next.migrations });
  assert.deepEqual(await compareWithFresh(next, restored), []);
  assert.ok(manifest.rows['researchers.project']! > 0);
  await hasRows(restored, manifest);
  await drop();
});

test('a migration that fails says so, and leaves the database as it was', async () => {
  const before_ = await readCatalog(database.ownerUrl);
  const broken = await makeNextRelease(dir, modules, `${MIGRATION}\nselect 1 / 0;`);
  const said = await refusal(bringUp(broken));
  assert.match(said, /^The database could not be brought to release \d+ \(\d{4}-next\.sql\): division by zero\.\nIt was left as it was/);
  assert.deepEqual(compareCatalogs(await readCatalog(database.ownerUrl), before_), []);
  await bringUpSchema(database, modules);
});

test('killed in the middle of a migration, the database is as before, and the next start brings it up whole', async () => {
  const next = await makeNextRelease(dir, modules);
  const before_ = await readCatalog(database.ownerUrl);
  const rows = await countRows();
  // The migration has made its tables and then waits.
  await makeNextRelease(dir, modules, `${MIGRATION}\nselect pg_advisory_xact_lock(4711);`);
  await owner.query('select pg_advisory_lock(4711)');
  const child = fork(new URL('../../testing/upgrade-until-killed.ts', import.meta.url), [dir], {
    env: { ...process.env, DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl },
  });
  await until("select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted");
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  await owner.query('select pg_advisory_unlock(4711)');
  await until(
    "select where not exists (select from pg_stat_activity where application_name = 'talaan schema' and datname = current_database())",
  );
  assert.deepEqual(compareCatalogs(await readCatalog(database.ownerUrl), before_), []);

  await makeNextRelease(dir, modules);
  const said: string[] = [];
  await bringUp(next, (line) => said.push(line));
  assert.match(said.join(), /^Bringing the database from release (\d+) to release \d+ …$/);
  assert.deepEqual(await compareWithFresh(next), []);
  assert.deepEqual(
    { ...(await countRows()), 'kernel.release': 0, 'synthetic.thing': 0 },
    { ...rows, 'kernel.release': 0, 'synthetic.thing': 0 },
  );
  await ask(database.url, "insert into synthetic.thing (name) values ('by the role that serves')");
  await bringUp(next);
});

test('a database newer than the program, and one between two releases, are refused', async () => {
  assert.match(await refusal(bringUpSchema(database, modules)), /^This database is newer than the program: it is of release \d+/);
  const next = await makeNextRelease(dir, [...modules, { name: 'later', tables: pathToFileURL(join(dir, 'researchers.sql')) }]);
  assert.match(await refusal(bringUp(next)), /^This database was made by a Talaan between two releases/);
});

test('what a migration forgets is named with its definition', async () => {
  await owner.query(`drop index researchers.project_by_funder; alter table researchers.project alter note drop default;
    revoke insert on synthetic.thing from ${owner.escapeIdentifier(new URL(database.url).username)}; comment on table synthetic.thing is 'Other.';
    create or replace function synthetic.count_things() returns bigint language sql stable as 'select 1::bigint';
    drop trigger thing_changes_count on synthetic.thing; create table synthetic.left_over ()`);
  const differences = await compareWithFresh(await makeNextRelease(dir, modules));
  for (const wanted of [
    /^lacks index researchers\.project_by_funder: CREATE INDEX project_by_funder ON researchers\.project USING btree \(funder\)$/m,
    /^has another column researchers\.project\.note:/m,
    /^has another table synthetic\.thing:/m,
    /^has another function synthetic\.count_things\(\):/m,
    /^lacks trigger synthetic\.thing\.thing_changes_count: CREATE TRIGGER/m,
    /^still has table synthetic\.left_over$/m,
  ])
    assert.match(differences.join('\n'), wanted);
  assert.equal(differences.length, 6);
});

test('a database that was made before the first release is refused', async () => {
  const early = await makeEmptyBeside(database);
  await ask(early.ownerUrl, 'create schema kernel');
  assert.match(await refusal(bringUpSchema(early, modules)), /^This database was made by a Talaan before its first release/);
  await early.drop();
});

const bringUp = (next: NextRelease, log?: (line: string) => void) =>
  bringUpSchema(database, next.modules, { migrations: next.migrations, log });

/** Into an empty database, by a program of these modules and migrations. */
async function restore(file: string, program: NextRelease['modules'], folder: URL = MIGRATIONS) {
  const target = await mkdtemp(join(dir, 'restored '));
  const restored = await makeEmptyBeside(database);
  const order = { file, key: undefined, dataDir: target, isDemo: true };
  const [{ head }, migrations] = await Promise.all([verifyArchive(file, undefined), readMigrations(folder)]);
  // While a release is open its copy has tables of its own.
  const fingerprint = head.release.number === migrations.release ? head.release.fingerprint : (await readSchemaText(program)).fingerprint;
  const manifest = await judgeRestore(order, { number: migrations.release, fingerprint }, migrations);
  await restoreBackup(order, restored);
  return { restored, manifest, drop: restored.drop };
}

/** Which roles open the seats of payroll, and who holds these. */
async function readSeats({ ownerUrl }: DatabaseAddresses) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ group_name: string; role: string; holders: string[] }>(
    `select g.group_name, r.name as role, array(select a.email from identity.account_role h join identity.account a on a.id = h.account_id
       where h.role_id = r.id order by 1) as holders
     from identity.role_group g join identity.role r on r.id = g.role_id where g.group_name = any($1) order by 1, 2`,
    [PAYROLL_GROUPS],
  );
  await client.end();
  return rows;
}

/** Reference lists may have grown meanwhile; the counts of changes of a topic go with the topic. */
/** Tables that a migration put into one. */
const PLACES = ['region', 'province', 'city', 'barangay'].map((level) => `reference.psgc_${level}`);

async function hasRows(restored: DatabaseAddresses, { rows }: Manifest): Promise<void> {
  const counts = await countRows(restored.ownerUrl);
  if (counts['reference.psgc_place']) for (const table of PLACES) counts[table] = await countPlaces(restored.ownerUrl, table);
  const lost = Object.entries(rows).filter(([table, count]) => table !== 'kernel.change_count' && (counts[table] ?? 0) < count);
  assert.deepEqual(lost, []);
}

async function countPlaces(url: string, table: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('select count(*) from reference.psgc_place where until is null and level = $1', [
    table.slice('reference.psgc_'.length),
  ]);
  await client.end();
  return Number(rows[0]!.count);
}

async function compareWithFresh(next: NextRelease, brought: DatabaseAddresses = database): Promise<string[]> {
  const fresh = await makeEmptyBeside(database);
  await bringUpSchema(fresh, next.modules, { migrations: next.migrations });
  const differences = compareCatalogs(await readCatalog(brought.ownerUrl), await readCatalog(fresh.ownerUrl));
  await fresh.drop();
  return differences;
}

async function countRows(url = database.ownerUrl): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Sensitive rows count as well.
  await client.query("set talaan.opened = '*'");
  const { rows } = await client.query<{ name: string }>(
    "select relnamespace::regnamespace || '.' || relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace::regnamespace::text !~ '^(pg_|information_schema|pgboss)' order by 1",
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await client.query<{ count: string }>(`select count(*) from ${name}`);
    counts[name] = Number(counted.rows[0]!.count);
  }
  await client.end();
  return counts;
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(() => 'nothing', (thrown: unknown) => thrown); // prettier-ignore
  return error instanceof CannotStart ? error.message : `not in words: ${String(error)}`;
}

async function until(question: string): Promise<void> {
  while ((await owner.query(question)).rows.length === 0) await sleep(20);
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
