import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findUpload } from './find-upload.ts';
import type { Imports } from './spreadsheets.ts';

/** Removes an upload that stored nothing, with its rows. Errors: 409 once it was confirmed. */
export async function dropUpload(call: Call<{ id: number }>, imports: Imports): Promise<{ message: string }> {
  const { db, params } = call;
  const found = await findUpload(db, imports, params.id, { lock: true });
  if (found.state === 'checking') throw wrongState('This file is being checked. Remove it afterwards.');
  if (found.state !== 'uploaded' && found.state !== 'checked') throw wrongState('This import was confirmed; it stays on record.');
  await db.deleteFrom('imports.upload').where('id', '=', params.id).execute();
  await recordChange(call, {
    action: 'remove an upload that was not imported',
    subject: `imports.upload:${params.id}`,
    before: { file: found.file_name, section: found.section },
  });
  return { message: `${found.file_name} was removed. Nothing was imported.` };
}
