import { recordChange } from '@talaan/kernel/server/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findImport } from './import-row.ts';
import { requireImporter } from './require-importer.ts';

/** Puts an import away that wrote nothing. Errors: 409 once it was confirmed. */
export async function dropImport(call: Call<{ id: number }>): Promise<{ message: string }> {
  requireImporter(call);
  const { db, params } = call;
  const found = await findImport(db, params.id, { lock: true });
  if (found.state !== 'uploaded' && found.state !== 'checked') throw wrongState('This import was confirmed; it stays on record.');
  await db.deleteFrom('personnel.import').where('id', '=', params.id).execute();
  await recordChange(call, {
    action: 'put away an import of personnel',
    subject: `personnel.import:${params.id}`,
    before: { file: found.file_name },
  });
  return { message: `${found.file_name} was put away. Nothing was imported.` };
}
