import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareTemplate } from '@talaan/testing/app.ts';
import { makeDataFolder } from '@talaan/testing/database.ts';
import { beginCommand, runCommand } from '@talaan/testing/run-command.ts';

let dir: string;
let elsewhere: string;
before(async () => {
  dir = await makeDataFolder(prepareTemplate);
  elsewhere = await mkdtemp(join(tmpdir(), 'talaan elsewhere '));
});
after(() => Promise.all([dir, elsewhere].map((one) => rm(one, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))));

test('a restore that is killed says at the next start what to do, and the same command takes it up again', async () => {
  const backup = await runCommand(join(import.meta.dirname, '..', 'backup.ts'), dir, [elsewhere]);
  const archive = /\S.*\.tar\.zst/.exec(backup.said)![0];
  const target = join(elsewhere, 'restored');
  const restore = join(import.meta.dirname, '..', 'restore.ts');
  const child = beginCommand(restore, target, [archive]);
  const hasFiles = async () => (await readdir(join(target, 'files.being-restored')).catch(() => [])).length > 0;
  while (child.exitCode === null && !(await hasFiles())) await sleep(5);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const started = await runCommand(join(import.meta.dirname, '..', 'main.ts'), target);
  assert.match(started.said, /^The restore of .* was interrupted\. Do it again.*\n {2}npm run restore -- .*\.zst\n/);
  const { said, code } = await runCommand(restore, target, [archive]);
  assert.match(said, /[\d,]+ rows and \d+ files restored in [\d.]+ s\. "npm start" serves them\.\n/);
  assert.equal(code, 0);
  assert.deepEqual((await readdir(target)).sort(), ['files', 'postgres']);
});
