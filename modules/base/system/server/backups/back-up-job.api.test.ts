import assert from 'node:assert/strict';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { backupsFolder, readBackups } from '@talaan/kernel/server/backup/kept-backups.ts';
import type { Job } from '@talaan/kernel/server/jobs/jobs.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';
import { backUpJob, watchBackupsJob } from './back-up-job.ts';
import { judgeBackups } from './backups-part.ts';

let app: TestApp;
let folder: string;
before(async () => {
  app = await startTestApp();
  folder = backupsFolder(app.server.settings.dataDir);
});
after(() => app.close());

const run = (job: Job<object>) => job.run({ server: app.server, accountId: 0, runId: '', progress: async () => undefined }, {});
const read = () => readBackups(app.server.db, app.server.settings);
const grow = (days: number) =>
  app.owner.query(
    `update kernel.release set brought_up_at = now() - interval '${days} days'; update kernel.backup set at = at - interval '${days} days'`,
  );
const told = async () => {
  const { rows } = await app.server.pool.query<{ title: string; description: string }>(
    "select title, description from notifications.notification n join identity.account a on a.id = n.account_id where a.email = 'admin@talaan.example' order by n.id desc",
  );
  return rows;
};

test('of a database of its own the university is not told anything: others make its backups', async () => {
  await grow(30);
  await run(backUpJob);
  await run(watchBackupsJob);
  const found = await read();
  const { nightly, lastGood, overdue } = found;
  assert.deepEqual(judgeBackups(found), {
    state: 'fine',
    says: 'The database is one of the university: its backups are made where it runs.',
  });
  assert.deepEqual([nightly, lastGood, overdue], [false, null, null]);
  await assert.rejects(readdir(folder), /ENOENT/);
});

test('administrators hear in the morning that there is no backup, until the night has made one', async () => {
  // The database of the test, as if it were the embedded one.
  app.server.settings.databaseUrl = undefined;
  await run(watchBackupsJob);
  const [notice] = await told();
  assert.equal(notice?.title, 'There is no backup of the last two days');
  assert.match(notice?.description ?? '', /^There is no backup yet\. Run "npm run backup"/);
  await run(backUpJob);
  const { lastGood, last, overdue } = await read();
  assert.deepEqual(await readdir(folder), [lastGood?.file?.split('/').at(-1)]);
  assert.deepEqual([lastGood?.verified, lastGood?.fault, overdue, last.length], [true, null, null, 1]);
  const before_ = (await told()).length;
  await run(watchBackupsJob);
  await run(backUpJob);
  assert.deepEqual([(await told()).length, (await readdir(folder)).length], [before_, 1]);
});

test('the night removes what the rule does not keep, and nothing else', async () => {
  await grow(1);
  const older = Array.from({ length: 20 }, (_, day) => `talaan-2020-03-${String(day + 1).padStart(2, '0')}-013000.tar.zst`);
  for (const name of [...older, 'read me.txt']) await writeFile(join(folder, name), '');
  await run(backUpJob);
  const kept = await readdir(folder);
  // Of the last seven days, and of the week before these.
  assert.deepEqual(
    older.filter((name) => kept.includes(name)).map((name) => name.slice(15, 17)),
    ['08', '15', '16', '17', '18', '19', '20'],
  );
  assert.ok(kept.includes('read me.txt') && kept.length === 9);
});

test('files that are not on the disk any more are named, and the backup is made of all others', async () => {
  await grow(1);
  const { rows } = await app.server.pool.query<{ path: string }>('select path from kernel.file order by id limit 1');
  await rm(join(app.server.settings.dataDir, 'files', rows[0]!.path));
  await run(backUpJob);
  const { lastGood } = await read();
  assert.equal(
    lastGood?.fault,
    `A file is missing from the folder files of the data folder or the bucket, such as ${rows[0]!.path}: bring it back from an earlier backup.`,
  );
  assert.deepEqual(judgeBackups(await read()), { state: 'look', says: lastGood?.fault });
  assert.deepEqual((await told())[0], { title: 'Files were lost before the backup', description: lastGood?.fault });
});

test('a night without a backup is told with its reason, and the last good one stays known', async () => {
  await grow(3);
  await rm(folder, { recursive: true });
  await writeFile(folder, 'no folder');
  await run(backUpJob);
  const { lastGood, last, overdue } = await read();
  assert.match(last[0]?.fault ?? '', /^The backup failed: EEXIST/);
  assert.deepEqual([last[0]?.file, last[0]?.verified, lastGood?.verified], [null, false, true]);
  assert.match(
    overdue ?? '',
    /^The last good backup is of \d{4}-\d{2}-\d{2}, more than two days ago\. The last try failed: The backup failed/,
  );
  assert.equal((await told())[0]?.title, 'The backup failed');
  assert.equal(judgeBackups(await read()).state, 'act');
  await rm(folder);
  await mkdir(folder);
});
