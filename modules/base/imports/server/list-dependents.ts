import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/**
 * Which records of any module refer to these rows, such as `2 × head`, by row. It asks the catalog, so that a module above need not be
 * known here. A reference that goes with its row (`on delete cascade`) is no dependence, nor is what these rows themselves have in a table
 * of `own`, by the column that names them.
 */
export async function listDependents(
  db: Database,
  table: string,
  ids: readonly number[],
  own: ReadonlyMap<string, string> = new Map(),
): Promise<Map<number, string[]>> {
  const dependents = new Map<number, string[]>();
  if (ids.length === 0) return dependents;
  const { rows: references } = await sql<{ schema: string; relation: string; column: string }>`
    select n.nspname as schema, r.relname as relation, a.attname as column
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and c.conparentid = 0 and c.confdeltype in ('a', 'r')
    order by n.nspname, r.relname`.execute(db);
  for (const { schema, relation, column } of references) {
    const owner = own.get(`${schema}.${relation}`);
    const isOwn = owner === undefined ? sql`false` : sql`${sql.ref(owner)} = any(${[...ids]})`;
    const { rows } = await sql<{ id: number; count: number }>`
      select ${sql.ref(column)} as id, count(*) as count from ${sql.table(`${schema}.${relation}`)}
      where ${sql.ref(column)} = any(${[...ids]}) and (${isOwn}) is not true group by 1`.execute(db);
    for (const { id, count } of rows) dependents.getOrInsertComputed(id, () => []).push(`${count} × ${relation.replaceAll('_', ' ')}`);
  }
  return dependents;
}
