import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { readOwnMonth } from '@talaan/attendance/contract/days.ts';
import { judgeRestore } from '@talaan/kernel/server/backup/restore-backup.ts';
import { CannotStart } from '@talaan/kernel/server/cannot-start.ts';
import { readMigrations } from '@talaan/kernel/server/database/migrations.ts';
import { readSchemaText } from '@talaan/kernel/server/database/schema-text.ts';
import { modules } from './app.ts';
import { takeBackup } from '@talaan/kernel/server/backup/kept-backups.ts';
import { readAll, readArchive, tableOf, verifyArchive, type Manifest } from '@talaan/kernel/server/backup/archive.ts';
import { startPostgres } from '@talaan/kernel/server/postgres/postgres.ts';
import { signIn } from '@talaan/testing/app.ts';
import { compareCatalogs, readCatalog } from '@talaan/testing/catalog.ts';
import { runCommand } from '@talaan/testing/run-command.ts';
import { makeOwnServer, ownServerOn, readOwnerUrl, type OwnServer, type RunningServer } from '@talaan/testing/own-server.ts';

const KEY = 'the key of the university, which lies in a safe';

let own: OwnServer;
let running: RunningServer;
/** Made beside the server that runs, and what it holds. */
let archive: string;
let made: Manifest;
/** Where everything is restored to. */
let elsewhere: string;
before(async () => {
  own = await makeOwnServer();
  running = await own.start();
  elsewhere = await mkdtemp(join(tmpdir(), 'talaan elsewhere '));
});
after(async () => {
  await own.close();
  await rm(elsewhere, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

test('a backup beside a running server takes database and files into one archive that only its owner reads', async () => {
  await ask(
    own.dir,
    `insert into pgboss.job (name, data, singleton_key, start_after) values ('seal-audit', '{"run": null, "input": {}}', 'kept waiting', now() + interval '1 day')`,
  );
  const { said, code } = await run('backup.ts', own.dir, [], { BACKUP_KEY: KEY });
  assert.match(
    said,
    /talaan-\d{4}-\d{2}-\d{2}-\d{6}\.tar\.zst\.sealed\n[\d,]+ rows and \d+ files in \d+ [KM]B, written and read back in [\d.]+ s\.\n$/,
  );
  assert.equal(code, 0);
  archive = said.split('\n')[0]!;
  assert.deepEqual(await readdir(join(own.dir, 'backups')), [archive.split('/').at(-1)]);
  assert.equal((await stat(archive)).mode & 0o777, 0o600);
  made = (await verifyArchive(archive, KEY)).manifest;
  const [counted] = await ask(
    own.dir,
    'select (select count(*) from attendance.punch) as punches, (select count(*) from kernel.file) as files',
  );
  assert.deepEqual([made.rows['attendance.punch'], made.files], [Number(counted!.punches), Number(counted!.files)]);
  assert.ok(made.files > 20 && made.rows['attendance.punch']! > 1000);
  const [noted] = await ask(own.dir, 'select file, bytes::integer, fault from kernel.backup');
  assert.deepEqual(noted, { file: archive, bytes: (await stat(archive)).size, fault: null });
});

test('one backup at a time; another one is refused and leaves no trace', async () => {
  const other = new pg.Client({ connectionString: readOwnerUrl(own.dir) });
  await other.connect();
  await other.query("select pg_advisory_lock(hashtext('talaan.backup'))");
  const { said, code } = await run('backup.ts', own.dir, [elsewhere]);
  await other.end();
  assert.match(said, /^A backup of this database is being made already/);
  assert.deepEqual([code, await readdir(elsewhere)], [1, []]);
});

test('onto a disk that is full a backup ends with a sentence, leaves nothing of it, and is noted as failed', async () => {
  // Files of this process may have 64 kB, which ends as a full disk does.
  const { said, code } = await run('backup.ts', own.dir, [elsewhere], {}, 'ulimit -f 128; ');
  assert.match(said, /^The disk of .* is full: nothing is left of this backup\. Make room/);
  assert.deepEqual([code, await readdir(elsewhere)], [1, []]);
  const [noted] = await ask(own.dir, 'select file, fault from kernel.backup order by id desc limit 1');
  assert.equal(noted!.file, null);
  assert.match(String(noted!.fault), /is full/);
});

test('half an archive, and one without its key, are refused before anything is written', async () => {
  const { path: half } = await takeBackup({ databaseUrl: readOwnerUrl(own.dir), dataDir: own.dir, into: elsewhere, key: undefined });
  await truncate(half, (await stat(half)).size >> 1);
  const target = join(elsewhere, 'nothing');
  const [{ fingerprint }, migrations] = await Promise.all([readSchemaText(modules), readMigrations()]);
  const refused = async (file: string, key?: string, program = { number: migrations.release, fingerprint }, isDemo = true) => {
    const judged = judgeRestore({ file, key, dataDir: target, isDemo }, program, migrations);
    return judged.then(() => 'nothing', (error: unknown) => (error instanceof CannotStart ? error.message : error)); // prettier-ignore
  };
  assert.match(String(await refused(half)), /^The backup is not whole: it ends too early/);
  assert.match(String(await refused(archive)), /^The backup is encrypted: set BACKUP_KEY/);
  assert.match(String(await refused(archive, `${KEY}?`)), /^BACKUP_KEY is not the key/);
  assert.match(String(await refused(archive, KEY, { number: 0, fingerprint })), /^This database is newer than the program/);
  assert.match(String(await refused(archive, KEY, { number: migrations.release, fingerprint: 'other' })), /between two releases/);
  assert.match(String(await refused(archive, KEY, undefined, false)), /^This is a demo: its people are invented/);
  assert.equal(existsSync(target), false);
});

test('an archive is restored into an empty folder by one command', async () => {
  const { said, code } = await run('restore.ts', join(elsewhere, 'restored'), [archive], { BACKUP_KEY: KEY });
  assert.match(said, /[\d,]+ rows and \d+ files restored in [\d.]+ s\. "npm start" serves them\.\n/);
  assert.equal(code, 0);
  assert.deepEqual((await readdir(join(elsewhere, 'restored'))).sort(), ['files', 'postgres']);
});

test('what was restored is the same to the last row, with the same tables, rights, numbers, files and waiting jobs', async () => {
  const target = join(elsewhere, 'restored');
  const postgres = await startPostgres({ dir: target, address: 'a test', log: () => undefined });
  const { path: again } = await takeBackup({ databaseUrl: readOwnerUrl(target), dataDir: target, into: elsewhere, key: undefined });
  const catalogs = await Promise.all([target, own.dir].map((dir) => readCatalog(readOwnerUrl(dir), { partitions: true })));
  await postgres.stop();
  assert.deepEqual(compareCatalogs(catalogs[0]!, catalogs[1]!), []);
  const { manifest } = await verifyArchive(again, undefined);
  assert.deepEqual({ ...manifest.rows, 'kernel.restoration': 0 }, made.rows);
  const same = new Set(manifest.parts.map(({ name, sha256 }) => `${name} ${sha256}`));
  const others = made.parts.filter(({ name, sha256 }) => name !== 'backup.json' && !same.has(`${name} ${sha256}`));
  // PostgreSQL puts a small row where there is room: the rows of a table may lie in another order.
  for (const { name } of others) assert.deepEqual(await readTable(again, undefined, name), await readTable(archive, KEY, name), name);
  assert.deepEqual(compareCatalogs(catalogs[0]!, catalogs[1]!), []);
});

test('a university that was restored elsewhere signs in and reads the same daily time record; its audit trail is whole', async () => {
  const target = join(elsewhere, 'restored');
  const audit = await run('audit.ts', target);
  assert.match(audit.said, /The audit trail is whole/);
  const restored = ownServerOn(target);
  const other = await restored.start();
  const months = await Promise.all(
    [running.url, other.url].map(async (url) => (await signIn(url, 'employee')).call(readOwnMonth, { query: { month: '2026-10' } })),
  );
  assert.equal(months[1]!.status, 200);
  assert.ok(months[0]!.body.days.length > 20);
  assert.deepEqual(months[1]!.body, months[0]!.body);
  const waiting = await ask(target, "select name, data from pgboss.job where singleton_key = 'kept waiting'");
  assert.deepEqual(waiting, [{ name: 'seal-audit', data: { run: null, input: {} } }]);
  assert.match(
    (await run('restore.ts', target, [archive], { BACKUP_KEY: KEY })).said,
    /There are files in .*\/files\. A backup is restored into an empty installation only/,
  );
  await restored.close({ keep: true });
  await rename(join(target, 'files'), join(target, 'files of before'));
  // The job that waited has kept a seal where it had the time.
  await rm(join(target, 'audit-seals.txt'), { force: true });
  assert.match((await run('restore.ts', target, [archive], { BACKUP_KEY: KEY })).said, /There are tables of Talaan in this database/);
});

/** The rows of a table in an archive, sorted. */
async function readTable(file: string, key: string | undefined, table: string): Promise<string[]> {
  let rows = '';
  await readArchive(file, key, async (entry) => {
    const text = await readAll(entry);
    if (tableOf(entry.name) === table) rows += text;
  });
  return rows.split('\n').sort();
}

const run: typeof runCommand = (command, ...others) => runCommand(join(import.meta.dirname, command), ...others);

async function ask(dir: string, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: readOwnerUrl(dir) });
  await client.connect();
  return (await client.query<Record<string, unknown>>(question).finally(() => client.end())).rows;
}
