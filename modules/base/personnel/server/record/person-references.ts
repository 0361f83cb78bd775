import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';

/** A column of any module that names a person, as the catalog knows it. */
export interface PersonColumn {
  table: string;
  column: string;
  /** Whether its rows are dated by `during`. */
  is_dated: boolean;
}

export interface Reference extends PersonColumn {
  /** `leave without pay` */
  what: string;
  count: number;
}

/** Every table that declares a foreign key to people is found; a module above need not be known here. */
export async function findPersonColumns(db: Database): Promise<PersonColumn[]> {
  const { rows } = await sql<PersonColumn>`
    select n.nspname || '.' || r.relname as table, a.attname as column,
      exists (select from pg_attribute d where d.attrelid = r.oid and d.attname = 'during' and not d.attisdropped) as is_dated
    from pg_constraint f join pg_class r on r.oid = f.conrelid join pg_namespace n on n.oid = r.relnamespace
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid = 'personnel.person'::regclass and f.conparentid = 0 and cardinality(f.conkey) = 1
    order by 1, 2`.execute(db);
  return rows;
}

/** How many records of any kind name this person, in one statement; kinds without any are left out. */
export async function countReferences(db: Database, personnelId: number): Promise<Reference[]> {
  const columns = await findPersonColumns(db);
  const counts = columns.map(
    ({ table, column }, place) =>
      sql`select ${place}::integer as place, count(*)::integer as count from ${sql.table(table)} where ${sql.id(column)} = ${personnelId}`,
  );
  const { rows } = await withOpenRecords(db, [personnelId], (open) =>
    sql<{ place: number; count: number }>`${sql.join(counts, sql` union all `)} order by place`.execute(open),
  );
  return rows.flatMap(({ place, count }) => (count > 0 ? [{ ...columns[place]!, what: formatTable(columns[place]!.table), count }] : []));
}

/** `personnel.leave_without_pay` as 'leave without pay'. */
export function formatTable(table: string): string {
  return table.replace(/^\w+\./, '').replaceAll('_', ' ');
}
