import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { ImportRow, RowAction } from '../../contract/import.ts';

interface Wanted<N extends string> {
  page: number;
  per_page: number;
  term?: string | undefined;
  sort?: N | `-${N}` | undefined;
}

/** A page of imports (`i`) by file name, the newest first unless sorted otherwise. */
export async function pageOfImports<DB, TB extends keyof DB, O>(
  found: SelectQueryBuilder<DB, TB, O>,
  { page, per_page: size, term, sort }: Wanted<'created_at' | 'file_name'>,
): Promise<{ imports: O[]; total: number }> {
  const matching = term ? found.where(sql<boolean>`kernel.plain(i.file_name) like ${likePattern(term)}`) : found;
  const [column, direction] = splitSort(sort ?? '-created_at');
  const counted = await matching
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const imports = await matching
    .orderBy(sql.ref(`i.${column}`), direction)
    .orderBy(sql.ref('i.id'), 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { imports, total: (counted as { total: number }).total };
}

export type RowsOfImports = 'personnel.import_row';

const ORDERS = { line: sql`line`, key: sql`key` };

/** A page of the rows of an import as the last check left them, by row of the file unless sorted otherwise. */
export async function pageOfRows(
  db: Database,
  table: RowsOfImports,
  importId: number,
  { page, per_page: size, term, sort, action }: Wanted<'line' | 'key'> & { action?: RowAction | undefined },
): Promise<{ rows: ImportRow[]; total: number }> {
  const conditions = [sql`import_id = ${importId}`, action ? sql`action = ${action}` : sql`action is not null`];
  if (term) conditions.push(sql`kernel.plain(key || ' ' || name) like ${likePattern(term)}`);
  const matching = sql`from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`;
  const [column, direction] = splitSort(sort ?? 'line');
  const counted = await sql<{ total: number }>`select count(*) as total ${matching}`.execute(db);
  const { rows } = await sql<ImportRow>`select line as id, key, name, action, messages, changes ${matching}
    order by ${ORDERS[column]} ${sql.raw(direction)}, line limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}
