import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** The university as papers name it. */
export async function readEntity(db: Database): Promise<{ entity: string; address: string }> {
  const { rows } = await sql<{ entity: string; address: string }>`
    select name as entity, coalesce(address, '') as address from organization.university_view`.execute(db);
  return rows[0]!;
}
