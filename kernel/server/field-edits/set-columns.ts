import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface ColumnsOfRow {
  id: number;
  /** The same columns in each row. */
  set: Readonly<Record<string, unknown>>;
}

/** Writes columns of records of a table, each with its own values, in one statement. The caller has locked them. */
export async function setColumns(db: Database, table: string, rows: readonly ColumnsOfRow[]): Promise<void> {
  const columns = Object.keys(rows[0]?.set ?? {});
  if (columns.length === 0) return;
  const given = JSON.stringify(rows.map(({ id, set }) => ({ ...set, id })));
  await sql`
    update ${sql.raw(table)} as changed set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`))}
    from jsonb_populate_recordset(null::${sql.raw(table)}, ${given}::jsonb) as given where changed.id = given.id`.execute(db);
}
