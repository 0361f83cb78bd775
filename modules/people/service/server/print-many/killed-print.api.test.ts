import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { downloadFile } from '@talaan/kernel/contract/files.ts';
import { readJob } from '@talaan/kernel/contract/jobs.ts';
import { openKillableApp } from '@talaan/testing/killable.ts';
import { printServiceRecords } from '../../contract/print-many.ts';

const app = await openKillableApp();
const hr = await app.as('hr');

test('a print of all records that is killed in the middle finishes once, with one paper each', async () => {
  const worker = await app.startWorker();
  const { job } = (await hr.call(printServiceRecords, { body: {} })).body;
  await app.waitForJob(hr, job.id, async () => (await papers(job.id)).length > 0);
  await app.killWorker(worker);
  const issued = await papers(job.id);
  const before = (await hr.call(readJob, { params: { id: job.id } })).body.job;
  assert.notEqual(before.state, 'done');

  await app.workAgain();
  const result = await app.waitForJob(hr, job.id, ({ state }) => state === 'done');
  const kept = await papers(job.id);
  assert.ok(kept.length > issued.length, 'the second run issued the rest');
  assert.deepEqual(kept.slice(0, issued.length), issued, 'and kept the papers of the first');
  assert.equal(kept.length, result!.printed);
  assert.equal(new Set(kept.map(({ personnel_id }) => personnel_id)).size, kept.length);
  const pdf = await hr.call(downloadFile, { params: { id: Number(result!.file_id) } });
  assert.ok((await PDFDocument.load(pdf.bytes)).getPageCount() >= kept.length);
  const told = await app.server.pool.query(`select from notifications.notification where title = 'Service records are printed'`);
  assert.equal(told.rowCount, 1);
});

async function papers(runId: string) {
  const { rows } = await app.server.pool.query<{ personnel_id: number; code: string }>(
    'select personnel_id, code from papers.paper where run_id = $1 order by place_in_run',
    [runId],
  );
  return rows;
}
