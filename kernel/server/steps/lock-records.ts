import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Locks records in the order of their numbers until the transaction ends, so that calls with the same ones take turns. Read them after it. */
export async function lockRecords(db: Database, table: string, ids: readonly number[]): Promise<void> {
  await sql`select from ${sql.raw(table)} where id = any(${[...ids]}::integer[]) order by id for no key update`.execute(db);
}
