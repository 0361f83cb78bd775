import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Closings } from '../../rules/moves/plan-move.ts';

export type DatedTable = 'appointment' | 'salary' | 'designation' | 'assignment' | 'standing';

/** Ends and takes out dated rows as planned; taking out needs a reason (`giveReason`). */
export async function closeRows(db: Database, name: DatedTable, { close, remove }: Closings): Promise<void> {
  const table = sql.table(`personnel.${name}`);
  if (close.length > 0)
    await sql`update ${table} r set during = daterange(lower(r.during), c.until)
      from jsonb_to_recordset(${JSON.stringify(close)}::jsonb) as c(id integer, until date) where r.id = c.id`.execute(db);
  if (remove.length > 0) await sql`delete from ${table} where id = any(${remove})`.execute(db);
}
