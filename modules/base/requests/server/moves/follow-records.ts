import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Lets requests lead to another record of their module, which goes on in the place of the one for which they were filed. */
export async function followRecords(db: Database, moved: readonly { id: number; recordId: number }[]): Promise<void> {
  await sql`
    update requests.request r set record_id = m."recordId" from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (id integer, "recordId" integer)
    where r.id = m.id`.execute(db);
}
