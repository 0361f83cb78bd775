import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/kernel/testing/app.ts';
import { startWorkerProcess } from '@talaan/kernel/testing/start-worker.ts';
import { itemImports as calls } from '../../contract/imports.ts';

const ITEMS = 4000;

let app: TestApp;
let hr: Caller;
const workers: ChildProcess[] = [];

before(async () => {
  app = await startTestApp({ work: false });
  hr = await app.as('hr');
});
after(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await app.close();
});

async function startWorker(): Promise<ChildProcess> {
  const worker = await startWorkerProcess(app);
  workers.push(worker);
  return worker;
}

async function waitUntil(id: string, reached: (state: string) => boolean): Promise<void> {
  for (let tries = 0; tries < 6000; tries++) {
    if (reached((await hr.call(readJob, { params: { id } })).body.job.state)) return;
    await sleep(5);
  }
  throw new Error('the job did not get there in time');
}

async function count(what: string): Promise<number> {
  const { rows } = await app.server.pool.query<{ count: number }>(`select count(*) as count from ${what}`);
  return rows[0]!.count;
}

test('an import of 4,000 items that is killed in the middle writes nothing then, and all of it once when it runs again', async () => {
  const lines = Array.from(
    { length: ITEMS },
    (_, at) => `KILL-${at + 1},Instructor I,Legal Affairs Office,T,academic,research,R,NOSCA No. 1,2026-01-05`,
  );
  const content = ['Item No.,Position,Office,Level,Coverage,Attribution,Area type,Authority,Opened on', ...lines].join('\n');
  const query = { section: 'plantilla-items' };
  const { id, columns } = (await hr.call(calls.upload, { query, file: { name: 'items.csv', content } })).body.import;
  const checked = (await hr.call(calls.check, { params: { id }, body: { columns } })).body.import;
  assert.equal(checked.counts.new, ITEMS);
  const worker = await startWorker();
  const { job } = (await hr.call(calls.confirm, { params: { id }, body: {} })).body;
  await waitUntil(job.id, (state) => state === 'running');
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  assert.equal(await count(`plantilla.item where item_number like 'KILL-%'`), 0);

  await startWorker();
  await waitUntil(job.id, (state) => state === 'done');
  assert.equal(await count(`plantilla.item where item_number like 'KILL-%'`), ITEMS);
  assert.equal(await count(`plantilla.item_state s join plantilla.item i on i.id = s.item_id where i.item_number like 'KILL-%'`), ITEMS);
  assert.equal(await count(`kernel.audit_event where action = 'add a plantilla item' and after->>'item_number' like 'KILL-%'`), ITEMS);
});
