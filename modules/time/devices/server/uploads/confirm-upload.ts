import type { JobRun } from '@talaan/kernel/contract/jobs.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call, ParamsOf } from '@talaan/kernel/server/mount.ts';
import type { confirmUpload, DeviceUpload } from '../../contract/uploads.ts';
import { importUpload } from './import-upload.ts';
import { lockUpload } from './upload-rows.ts';

type ById = ParamsOf<typeof confirmUpload>;

/** Starts the import of a previewed file, once: who confirms again is led to the same work. */
export async function confirmPreview(call: Call<ById>): Promise<{ job: JobRun }> {
  const { db, actor, params } = call;
  const upload = await lockUpload(db, actor, params.id);
  if (upload.state === 'DONE') throw wrongState('This file was imported already.');
  if (upload.state === 'CANCELLED') throw wrongState('This file was discarded. Upload it again.');
  const running = await findRunning(db, upload);
  if (running) return { job: running };
  const job = await startJob(call, importUpload, `Import ${upload.file_name}`, { upload: upload.id });
  await db.updateTable('attendance.upload').set({ state: 'CONFIRMED', job_id: job.id }).where('id', '=', upload.id).execute();
  await recordChange(call, {
    action: 'import a device file',
    subject: `attendance.upload:${upload.id}`,
    after: { file: upload.file_name, punches: upload.punches },
  });
  return { job };
}

export async function cancelPreview(call: Call<ById>): Promise<{ message: string }> {
  const { db, actor, params, now } = call;
  const upload = await lockUpload(db, actor, params.id);
  if (upload.state === 'DONE')
    throw wrongState('This file was already imported; punches cannot be undone. Void those that must not count.');
  if (await findRunning(db, upload)) throw wrongState('The import of this file is running.');
  await db.updateTable('attendance.upload').set({ state: 'CANCELLED', finished_at: now.toString() }).where('id', '=', upload.id).execute();
  return { message: `${upload.file_name} was discarded. None of it was stored.` };
}

/** The work that imports this file, unless it failed: then it may be started again. */
async function findRunning(db: Database, { state, job_id }: DeviceUpload): Promise<JobRun | undefined> {
  if (state !== 'CONFIRMED' || !job_id) return undefined;
  const job = await db.selectFrom('kernel.job_run').selectAll().where('id', '=', job_id).where('state', '!=', 'failed').executeTakeFirst();
  return job as JobRun | undefined;
}
