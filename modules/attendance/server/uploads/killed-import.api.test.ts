import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/kernel/testing/app.ts';
import { startWorkerProcess } from '@talaan/kernel/testing/start-worker.ts';
import { confirmUpload, previewUpload, readUpload } from '../../contract/uploads.ts';
import { writeAttlog } from '../fixtures/attlog.ts';

const PUNCHES = 100_000;

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

/** PINs that nobody holds, so that nothing but the import is at work. */
function makeFile(): string {
  const times = Array.from({ length: PUNCHES }, (_, index): [string, string] => {
    const [minute, day] = [index % 60, 2 + (Math.floor(index / 60) % 17)];
    return [String(500_000 + Math.floor(index / 1020)), `2026-11-${String(day).padStart(2, '0')} 08:${String(minute).padStart(2, '0')}:00`];
  });
  return writeAttlog(times);
}

async function countPunches(uploadId: number): Promise<number> {
  const { count } = await app.server.db
    .selectFrom('attendance.punch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('upload_id', '=', uploadId)
    .executeTakeFirstOrThrow();
  return count;
}

async function waitUntil(id: string, reached: (job: { state: string; done: number }) => boolean): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    const { job } = (await hr.call(readJob, { params: { id } })).body;
    if (reached(job)) return;
    await sleep(20);
  }
  throw new Error('the job did not get there within a minute');
}

test('a server killed during the import leaves nothing and goes on after restart', async () => {
  const worker = await startWorker();
  const { upload } = (await hr.call(previewUpload, { file: { name: '1_attlog.dat', content: makeFile() } })).body;
  assert.equal(upload.punches, PUNCHES);
  const { job } = (await hr.call(confirmUpload, { params: { id: upload.id } })).body;
  await waitUntil(job.id, ({ done }) => done > 0);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  assert.equal((await hr.call(readUpload, { params: { id: upload.id } })).body.upload.state, 'CONFIRMED');
  assert.equal(await countPunches(upload.id), 0);

  await startWorker();
  await waitUntil(job.id, ({ state }) => state === 'done');
  const done = (await hr.call(readUpload, { params: { id: upload.id } })).body.upload;
  assert.deepEqual([done.state, done.kept], ['DONE', PUNCHES]);
  assert.equal(await countPunches(upload.id), PUNCHES);
});
