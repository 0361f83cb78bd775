import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { startTestApp, type Caller, type TestApp } from '@talaan/kernel/testing/app.ts';
import { startWorkerProcess } from '@talaan/kernel/testing/start-worker.ts';
import { printServiceRecords } from '../../contract/print-many.ts';

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

test('a print of all records that is killed in the middle finishes once, with one paper each', async () => {
  workers.push(await startWorkerProcess(app));
  const { job } = (await hr.call(printServiceRecords, { body: {} })).body;
  await waitUntil(job.id, async () => (await papers(job.id)).length > 0);
  workers[0]!.kill('SIGKILL');
  await once(workers[0]!, 'exit');
  const issued = await papers(job.id);
  const before = (await hr.call(readJob, { params: { id: job.id } })).body.job;
  assert.notEqual(before.state, 'done');

  workers.push(await startWorkerProcess(app));
  const isDone = async () => (await hr.call(readJob, { params: { id: job.id } })).body.job.state === 'done';
  await waitUntil(job.id, isDone);
  const { result } = (await hr.call(readJob, { params: { id: job.id } })).body.job;
  const kept = await papers(job.id);
  assert.ok(kept.length > issued.length, 'the second run issued the rest');
  assert.deepEqual(kept.slice(0, issued.length), issued, 'and kept the papers of the first');
  assert.equal(kept.length, result!.records);
  assert.equal(new Set(kept.map(({ personnel_id }) => personnel_id)).size, kept.length);
  const pdf = await hr.call(downloadFile, { params: { id: Number(result!.file_id) } });
  assert.ok((await PDFDocument.load(pdf.bytes)).getPageCount() >= kept.length);
  const told = await app.server.pool.query(`select from notifications.notification where title = 'Service records are printed'`);
  assert.equal(told.rowCount, 1);
});

async function waitUntil(id: string, reached: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 6000; tries++) {
    if (await reached()) return;
    await sleep(10);
  }
  throw new Error(`job ${id} did not get there in time`);
}

async function papers(runId: string) {
  const { rows } = await app.server.pool.query<{ personnel_id: number; code: string }>(
    'select personnel_id, code from service.printed_record where run_id = $1 order by place_in_run',
    [runId],
  );
  return rows;
}
