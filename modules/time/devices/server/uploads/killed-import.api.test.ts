import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openKillableApp } from '@talaan/testing/killable.ts';
import { tries } from '@talaan/testing/tries.ts';
import { confirmUpload, previewUpload, readUpload } from '../../contract/uploads.ts';
import { writeAttlog } from '../fixtures/attlog.ts';

const PUNCHES = tries(120, 2000);

const app = await openKillableApp();
const hr = await app.as('hr');

/** Unassigned PINs, so that nothing but the import is at work. */
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

test('a server killed during the import leaves nothing and goes on after restart', async () => {
  const worker = await app.startWorker();
  const { upload } = (await hr.call(previewUpload, { file: { name: '1_attlog.dat', content: makeFile() } })).body;
  assert.equal(upload.punches, PUNCHES);
  const confirm = () => hr.call(confirmUpload, { params: { id: upload.id } });
  // Days become due after the punches are written.
  const { job } = (await app.killAtLock(worker, { lock: 'lock table attendance.day_due in share mode', waiting: 'touched' }, confirm)).body;
  assert.equal((await hr.call(readUpload, { params: { id: upload.id } })).body.upload.state, 'CONFIRMED');
  assert.equal(await countPunches(upload.id), 0);

  await app.workAgain();
  await app.waitForJob(hr, job.id, ({ state }) => state === 'done');
  const done = (await hr.call(readUpload, { params: { id: upload.id } })).body.upload;
  assert.deepEqual([done.state, done.kept], ['DONE', PUNCHES]);
  assert.equal(await countPunches(upload.id), PUNCHES);
});
