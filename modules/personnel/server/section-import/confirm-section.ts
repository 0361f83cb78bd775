import type { z } from 'zod';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { SectionImport } from '../../contract/section-import/section-import.ts';
import { requireImporter } from '../import/require-importer.ts';
import { findSectionImport } from './find-section-import.ts';
import type { ImportDesk, ImportJob } from './section-work.ts';

type ConfirmCall = Call<{ id: number }, unknown, z.output<SectionImport['confirm']['body']>>;

/** Starts the import of what was checked. Errors: 409 when it was not checked, was confirmed before, or has wrong rows that were not left out. */
export async function confirmSection(
  call: ConfirmCall,
  desk: ImportDesk,
  job: ImportJob,
): Promise<z.input<SectionImport['confirm']['response']>> {
  requireImporter(call, desk.calls.access);
  const { db, params, body } = call;
  const found = await findSectionImport(db, desk, params.id, { lock: true });
  if (found.state === 'uploaded') throw wrongState('Check the file before you import it.', ['check']);
  if (found.state !== 'checked') throw wrongState('This import was confirmed already.');
  const { counts } = found;
  if (counts.wrong > 0 && !body.leave_out_wrong)
    throw wrongState(`${counts.wrong} of ${counts.rows} rows have problems. Correct the file, or leave those rows out.`, [
      'check',
      'confirm',
    ]);
  if (counts.new + counts.update === 0) throw wrongState('Nothing in this file differs from what is on record.', ['check']);
  const started = await startJob(call, job, `Import of ${found.file_name}`, { importId: params.id });
  await db.updateTable('personnel.section_import').set({ state: 'importing', job_id: started.id }).where('id', '=', params.id).execute();
  return { job: started };
}
