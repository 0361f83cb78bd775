import { recordChange } from '@talaan/kernel/server/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { requireImporter } from '../import/require-importer.ts';
import { findSectionImport } from './find-section-import.ts';
import type { ImportDesk } from './section-work.ts';

/** Puts an import away that wrote nothing, with its rows. Errors: 409 once it was confirmed. */
export async function dropSection(call: Call<{ id: number }>, desk: ImportDesk): Promise<{ message: string }> {
  requireImporter(call, desk.calls.access);
  const { db, params } = call;
  const found = await findSectionImport(db, desk, params.id, { lock: true });
  if (found.state !== 'uploaded' && found.state !== 'checked') throw wrongState('This import was confirmed; it stays on record.');
  await db.deleteFrom('personnel.section_import').where('id', '=', params.id).execute();
  await recordChange(call, {
    action: 'put away an import of a section',
    subject: `personnel.section_import:${params.id}`,
    before: { file: found.file_name, section: found.section },
  });
  return { message: `${found.file_name} was put away. Nothing was imported.` };
}
