import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { previewSalaryTable } from '../../contract/salary.ts';
import { compareSalaries } from '../../rules/compare-salaries.ts';
import { findSalaryTableOn, findSteps } from './find-salary-tables.ts';
import { findUpload } from './find-upload.ts';

type PreviewCall = Call<z.output<typeof previewSalaryTable.params>, z.output<typeof previewSalaryTable.query>>;

/** Sets an uploaded table beside the one that it would supersede. */
export async function previewUploadedTable(call: PreviewCall): Promise<z.input<typeof previewSalaryTable.response>> {
  const { db, params, query } = call;
  const upload = await findUpload(call, params.id);
  const supersedes = (await findSalaryTableOn(db, query.from)) ?? null;
  const before = supersedes ? await findSteps(db, supersedes.id) : [];
  return { file_name: upload.file_name, supersedes, ...compareSalaries(before, upload.steps) };
}
