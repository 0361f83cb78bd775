import { sql } from 'kysely';
import type { z } from 'zod';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { ImportSummary, listPersonnelImports } from '../../contract/import.ts';
import { imports } from './import-row.ts';
import { requireImporter } from './require-importer.ts';

/** Everybody's imports, the newest first. */
export async function listImports(
  call: Call<unknown, z.output<typeof listPersonnelImports.query>>,
): Promise<{ imports: ImportSummary[]; total: number }> {
  requireImporter(call);
  const { db, query } = call;
  let found = imports(db);
  if (query.term) found = found.where(sql<boolean>`kernel.plain(i.file_name) like ${likePattern(query.term)}`);
  const [column, direction] = query.sort ? splitSort(query.sort) : (['created_at', 'desc'] as const);
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy(`i.${column}`, direction)
    .orderBy('i.id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return { imports: rows as unknown as ImportSummary[], total };
}
