import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '@talaan/kernel/server/postgres/postgres-processes.ts';

const LONGEST_MS = 20_000;

let parent: string;
before(() => (parent = mkdtempSync(join(tmpdir(), 'talaan runs '))));
after(() => rmSync(parent, { recursive: true, force: true }));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const)
  test(`a run that ends by ${signal} leaves no folder, and no process that works in it`, async () => {
    const { run, folder, pid } = await startRun();
    assert.ok(existsSync(folder) && isAlive(pid));
    run.kill(signal);
    await until(() => !existsSync(folder) && !isAlive(pid));
  });

test('what an earlier run left is removed by the next one', async () => {
  const left = join(parent, 'talaan run 4194303-left');
  mkdirSync(left);
  const { run, folder } = await startRun();
  assert.ok(!existsSync(left) && existsSync(folder));
  run.kill('SIGKILL');
  await until(() => !existsSync(folder));
});

/** A run in a process of its own, whose folder lies in that of the test. */
async function startRun() {
  const run = fork(join(import.meta.dirname, 'fixtures', 'run-until-killed.ts'), { env: { ...process.env, TMPDIR: parent } });
  const [{ folder, pid }] = (await once(run, 'message')) as [{ folder: string; pid: number }];
  return { run, folder, pid };
}

async function until(reached: () => boolean): Promise<void> {
  for (let waited = 0; !reached(); waited += 20) {
    assert.ok(waited < LONGEST_MS, 'it did not come to that');
    await sleep(20);
  }
}
