import { sql } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { ImportRow, listImportRows as endpoint, RowAction, RowChange, RowMessage } from '../../contract/import.ts';
import { findImport } from './import-row.ts';
import { requireImporter } from './require-importer.ts';

/** The rows of an import as the last check left them, by row of the file. */
export async function listImportRows(
  call: Call<{ id: number }, z.output<typeof endpoint.query>>,
): Promise<{ rows: ImportRow[]; total: number }> {
  requireImporter(call);
  const { db, params, query } = call;
  await findImport(db, params.id);
  let found = db.selectFrom('personnel.import_row').where('import_id', '=', params.id).where('action', 'is not', null);
  if (query.action) found = found.where('action', '=', query.action);
  if (query.term) found = found.where(sql<boolean>`kernel.plain(idno || ' ' || name) like ${likePattern(query.term)}`);
  const [column, direction] = query.sort ? splitSort(query.sort) : (['line', 'asc'] as const);
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['line as id', 'idno', 'name', 'action', 'messages', 'changes'])
    .$narrowType<{ action: RowAction; messages: RowMessage[]; changes: RowChange[] }>()
    .orderBy(column, direction)
    .orderBy('line')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { rows: rows, total };
}
