import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { ImportCalls } from '../contract/import-calls.ts';
import { findUpload, type UploadOnRecord } from './find-upload.ts';
import { sourceOf, type Imports } from './spreadsheets.ts';
import { writeUploadJob } from './write-upload-job.ts';

type ConfirmCall = Call<{ id: number }, unknown, z.output<ImportCalls['confirm']['body']>>;

/**
 * Starts the import of what was checked. Errors: 409 when it was not checked, was confirmed before, or has wrong rows that were not left
 * out; 422 on `warnings` while a kind of warning is not acknowledged.
 */
export async function confirmUpload(call: ConfirmCall, imports: Imports): Promise<z.input<ImportCalls['confirm']['response']>> {
  const { db, params, body, actor } = call;
  const found = await findUpload(db, imports, params.id, { lock: true });
  await requireReady(db, imports, found, body.leave_out_wrong);
  const started = await startJob(call, writeUploadJob, `Import of ${found.file_name}`, {
    section: found.section,
    uploadId: params.id,
    self: actor.personnelId,
  });
  await db.updateTable('imports.upload').set({ state: 'importing', job_id: started.id }).where('id', '=', params.id).execute();
  return { job: started };
}

/** Errors: as of `confirmUpload`. */
export async function requireReady(db: Database, imports: Imports, found: UploadOnRecord, leaveOutWrong: boolean): Promise<void> {
  if (found.state === 'uploaded') throw wrongState('Check the file before you import it.', ['check']);
  if (found.state === 'checking') throw wrongState('The file is being checked.');
  if (found.state !== 'checked') throw wrongState('This import was confirmed already.', found.state === 'imported' ? ['undo'] : []);
  const { counts } = found;
  const { isWhole, title } = sourceOf(imports, found.section);
  if (counts.wrong > 0 && isWhole)
    throw wrongState(`${counts.wrong} of ${counts.rows} rows have problems. ${title} cannot be imported in part: correct the file.`, [
      'check',
    ]);
  if (counts.wrong > 0 && !leaveOutWrong)
    throw wrongState(`${counts.wrong} of ${counts.rows} rows have problems. Correct the file, or leave those rows out.`, [
      'check',
      'confirm',
    ]);
  if (counts.new + counts.update === 0) throw wrongState('Nothing in this file differs from what is on record.', ['check']);
  await requireAcknowledged(db, found.id);
}

async function requireAcknowledged(db: Database, id: number): Promise<void> {
  const open = await db
    .selectFrom('imports.warning')
    .select(['title', 'rows'])
    .where('upload_id', '=', id)
    .where('acknowledged_at', 'is', null)
    .orderBy('kind')
    .execute();
  if (open.length > 0)
    throw invalid({
      warnings: open.map(({ title, rows }) => `Review these warnings first: ${title} (${rows === 1 ? '1 row' : `${rows} rows`}).`),
    });
}
