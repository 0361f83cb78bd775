import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const LONGEST_MS = 10_000;

test('a run of tests that is killed leaves neither its PostgreSQL nor its folder behind', async () => {
  const run = fork(new URL('./start-cluster-until-killed.ts', import.meta.url));
  const [{ url, files }] = (await once(run, 'message')) as [{ url: string; files: string }];
  assert.equal(await answers(url), true);
  assert.ok(existsSync(files));
  run.kill('SIGKILL');
  for (let waited = 0; waited < LONGEST_MS && ((await answers(url)) || existsSync(files)); waited += 100) await sleep(100);
  assert.equal(await answers(url), false);
  assert.equal(existsSync(files), false);
});

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
