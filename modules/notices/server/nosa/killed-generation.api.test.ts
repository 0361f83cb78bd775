import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/kernel/testing/app.ts';
import { startWorkerProcess } from '@talaan/kernel/testing/start-worker.ts';
import { generateNosa, listNosaTables } from '../../contract/nosa.ts';
import { addPeople } from '../fixtures/add-people.ts';

const PEOPLE = 8000;

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

async function waitUntil(id: string, reached: (job: { state: string; done: number }) => boolean): Promise<Record<string, unknown> | null> {
  for (let tries = 0; tries < 3000; tries++) {
    const { job } = (await hr.call(readJob, { params: { id } })).body;
    if (reached(job)) return job.result;
    await sleep(10);
  }
  throw new Error('the job did not get there in time');
}

async function count(what: string): Promise<number> {
  const { rows } = await app.server.pool.query<{ count: number }>(`select count(*) as count from ${what}`);
  return rows[0]!.count;
}

test('a generation of 8,000 notices that is killed in the middle finishes once, not twice', async () => {
  const people = await addPeople(app.server.pool, PEOPLE);
  const table = (await hr.call(listNosaTables)).body.tables.find(({ from }) => from === '2027-01-01')!.id;
  const before = await count('papers.paper');
  const worker = await startWorker();
  const { job } = (await hr.call(generateNosa, { body: { table, personnel_ids: people } })).body;
  await waitUntil(job.id, ({ done }) => done > 0);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const written = await count(`notices.notice where salary_table_id = ${table}`);
  assert.ok(written > 0 && written < PEOPLE, `${written} were written before`);

  await startWorker();
  const result = await waitUntil(job.id, ({ state }) => state === 'done');
  assert.deepEqual(result, { generated: PEOPLE });
  assert.equal(await count(`notices.notice where salary_table_id = ${table}`), PEOPLE);
  assert.equal(await count(`notices.transition t join notices.notice n on n.id = t.notice_id where n.salary_table_id = ${table}`), PEOPLE);
  assert.equal((await count('papers.paper')) - before, PEOPLE);
  assert.equal(await count(`notifications.notification where title = 'Notices of salary adjustment are generated'`), 1);
});
