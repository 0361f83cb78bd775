import type { z } from 'zod';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { confirmPersonnelImport } from '../../contract/import.ts';
import { findImport } from './import-row.ts';
import { importPeopleJob } from './import-people-job.ts';
import { requireImporter } from './require-importer.ts';

type ConfirmCall = Call<{ id: number }, unknown, z.output<typeof confirmPersonnelImport.body>>;

/** Starts the import of what was checked. Errors: 409 when it was not checked, was confirmed before, or has wrong rows that were not left out. */
export async function confirmImport(call: ConfirmCall): Promise<z.input<typeof confirmPersonnelImport.response>> {
  requireImporter(call);
  const { db, params, body } = call;
  const found = await findImport(db, params.id, { lock: true });
  if (found.state === 'uploaded') throw wrongState('Check the file before you import it.', ['check']);
  if (found.state !== 'checked') throw wrongState('This import was confirmed already.', found.state === 'imported' ? ['undo'] : []);
  const { counts } = found;
  if (counts.wrong > 0 && !body.leave_out_wrong) {
    throw wrongState(`${counts.wrong} of ${counts.rows} rows have problems. Correct the file, or leave those rows out.`, [
      'check',
      'confirm',
    ]);
  }
  if (counts.new + counts.update === 0) throw wrongState('Nothing in this file differs from what is on record.', ['check']);
  const job = await startJob(call, importPeopleJob, `Import of ${found.file_name}`, { importId: params.id });
  await db.updateTable('personnel.import').set({ state: 'importing', job_id: job.id }).where('id', '=', params.id).execute();
  return { job };
}
