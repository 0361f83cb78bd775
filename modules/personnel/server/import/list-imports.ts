import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { ImportRow, ImportSummary, listImportRows as rows, listPersonnelImports } from '../../contract/import.ts';
import { findImport, imports } from './import-row.ts';
import { pageOfImports, pageOfRows } from './page-of-imports.ts';
import { requireImporter } from './require-importer.ts';

/** Everybody's imports, the newest first. */
export async function listImports(
  call: Call<unknown, z.output<typeof listPersonnelImports.query>>,
): Promise<{ imports: ImportSummary[]; total: number }> {
  requireImporter(call);
  const { imports: listed, total } = await pageOfImports(imports(call.db), call.query);
  return { imports: listed as unknown as ImportSummary[], total };
}

/** The rows of an import as the last check left them. */
export async function listImportRows(
  call: Call<{ id: number }, z.output<typeof rows.query>>,
): Promise<{ rows: ImportRow[]; total: number }> {
  requireImporter(call);
  const { db, params, query } = call;
  await findImport(db, params.id);
  return pageOfRows(db, 'personnel.import_row', params.id, query);
}
