import { sql } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { ImportRow, RowAction, RowChange, RowMessage } from '../../contract/import.ts';
import type {
  listSectionImports as imports,
  listSectionRows as rows,
  SectionSummary,
} from '../../contract/section-import/section-import.ts';
import { requireImporter } from '../import/require-importer.ts';
import { findSectionImport, sectionImports } from './find-section-import.ts';

/** Everybody's imports of a section, the newest first. */
export async function listSectionImports(
  call: Call<unknown, z.output<typeof imports.query>>,
): Promise<{ imports: SectionSummary[]; total: number }> {
  requireImporter(call);
  const { db, query } = call;
  let found = sectionImports(db).where('i.section', '=', query.section);
  if (query.term) found = found.where(sql<boolean>`kernel.plain(i.file_name) like ${likePattern(query.term)}`);
  const [column, direction] = query.sort ? splitSort(query.sort) : (['created_at', 'desc'] as const);
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const listed = await found
    .orderBy(`i.${column}`, direction)
    .orderBy('i.id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { imports: listed as unknown as SectionSummary[], total };
}

/** The rows of an import as the last check left them, by row of the file. */
export async function listSectionRows(
  call: Call<{ id: number }, z.output<typeof rows.query>>,
): Promise<{ rows: ImportRow[]; total: number }> {
  requireImporter(call);
  const { db, params, query } = call;
  await findSectionImport(db, params.id);
  return withOpenRecords(db, 'everybody', async (open) => {
    let found = open.selectFrom('personnel.section_import_row').where('import_id', '=', params.id).where('action', 'is not', null);
    if (query.action) found = found.where('action', '=', query.action);
    if (query.term) found = found.where(sql<boolean>`kernel.plain(idno || ' ' || name) like ${likePattern(query.term)}`);
    const [column, direction] = query.sort ? splitSort(query.sort) : (['line', 'asc'] as const);
    const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const listed = await found
      .select(['line as id', 'idno', 'name', 'action', 'messages', 'changes'])
      .$narrowType<{ action: RowAction; messages: RowMessage[]; changes: RowChange[] }>()
      .orderBy(column, direction)
      .orderBy('line')
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page)
      .execute();
    return { rows: listed, total };
  });
}
