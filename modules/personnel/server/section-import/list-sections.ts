import type { z } from 'zod';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import type { ImportRow } from '../../contract/import.ts';
import type { SectionImport, SectionSummary } from '../../contract/section-import/section-import.ts';
import { pageOfImports, pageOfRows } from '../import/page-of-imports.ts';
import { requireImporter } from '../import/require-importer.ts';
import { findSectionImport, sectionImports } from './find-section-import.ts';
import type { ImportDesk } from './section-work.ts';

/** Everybody's imports of a section, the newest first. */
export async function listSectionImports(
  call: Call<unknown, z.output<SectionImport['list']['query']>>,
  desk: ImportDesk,
): Promise<{ imports: SectionSummary[]; total: number }> {
  requireImporter(call, desk.calls.access);
  const { db, query } = call;
  const { imports, total } = await pageOfImports(sectionImports(db, desk).where('i.section', '=', query.section), query);
  return { imports: imports as unknown as SectionSummary[], total };
}

/** The rows of an import as the last check left them. */
export async function listSectionRows(
  call: Call<{ id: number }, z.output<SectionImport['rows']['query']>>,
  desk: ImportDesk,
): Promise<{ rows: ImportRow[]; total: number }> {
  requireImporter(call, desk.calls.access);
  const { db, params, query } = call;
  await findSectionImport(db, desk, params.id);
  return withOpenRecords(db, 'everybody', (open) => pageOfRows(open, 'personnel.section_import_row', params.id, query));
}
