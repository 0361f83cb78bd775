import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database.ts';

type Table = 'personnel.person' | 'organization.office' | 'organization.position';

/**
 * Which records of any module refer to these rows, such as `2 × head`. It asks the catalog, so that a module above
 * need not be known here. A reference that goes with its row (`on delete cascade`) is by that word no dependence.
 */
export async function listDependents(db: Database, table: Table, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows: references } = await sql<{ schema: string; relation: string; column: string }>`
    select n.nspname as schema, r.relname as relation, a.attname as column
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and c.conparentid = 0 and c.confdeltype in ('a', 'r')
    order by n.nspname, r.relname`.execute(db);
  const dependents: string[] = [];
  for (const { schema, relation, column } of references) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(`${schema}.${relation}`)} where ${sql.ref(column)} = any(${[...ids]})`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) dependents.push(`${count} × ${relation.replaceAll('_', ' ')}`);
  }
  return dependents;
}
