import type { z } from 'zod';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readSpreadsheet } from '@talaan/kernel/server/read-spreadsheet.ts';
import type { uploadSalaryTable } from '../../contract/salary.ts';
import { readSalarySheet } from '../../rules/read-salary-sheet.ts';
import { requireWholeUniversity } from '../require-whole-university.ts';

const KEPT_HOURS = 24;

/** Reads a salary table and keeps it for its preview; one's uploads of other days are dropped. Errors: 422 on `file` with the row. */
export async function uploadSalarySheet(call: Call): Promise<z.input<typeof uploadSalaryTable.response>> {
  requireWholeUniversity(call, ['GENERALSETTINGS']);
  const { db, file, actor, now } = call;
  const { rows } = await readSpreadsheet(file.path);
  const { steps, problems } = readSalarySheet(rows);
  if (problems.length > 0) throw invalid({ file: problems });
  await db
    .deleteFrom('organization.salary_upload')
    .where('account_id', '=', actor.accountId)
    .where('uploaded_at', '<', now.subtract({ hours: KEPT_HOURS }).toString())
    .execute();
  const upload = await db
    .insertInto('organization.salary_upload')
    .values({
      account_id: actor.accountId,
      file_name: file.name.slice(0, 200),
      steps: JSON.stringify(steps),
      uploaded_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { upload };
}
