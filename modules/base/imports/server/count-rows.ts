import type { RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** How many are here, by a statement that answers it as `here`. */
export function countRows(statement: RawBuilder<{ here: number }>): (db: Database) => Promise<number> {
  return async (db) => {
    const { rows } = await statement.execute(db);
    return rows[0]!.here;
  };
}
