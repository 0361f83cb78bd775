import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database/database.ts';
import type { BoardRow } from './executive-figure.ts';

/** Rows of a statement that gives a class by `name` and how many are in it by `count`, the most first: their sum and themselves. */
export async function countClasses(db: Database, statement: RawBuilder<unknown>): Promise<{ value: number; rows: BoardRow[] }> {
  const { rows } = await sql<{
    name: string;
    count: number;
  }>`select name, count::integer from (${statement}) c order by count desc, name`.execute(db);
  return { value: rows.reduce((sum, { count }) => sum + count, 0), rows: rows.map(({ name, count }) => ({ name, value: count })) };
}
