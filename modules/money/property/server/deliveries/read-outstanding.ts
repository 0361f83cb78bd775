import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** What of the lines of a first report is still to come, after those that continue it. */
export async function readOutstanding(db: Database, firstId: number): Promise<{ no: number; left: number }[]> {
  const { rows } = await sql<{ no: number; left: number }>`
    select l.no, l.ordered - (select coalesce(sum(a.accepted), 0)::integer from property.delivery_line a join property.delivery d on d.id = a.delivery_id
      where (d.id = l.delivery_id or d.continues_id = l.delivery_id) and a.no = l.no) as left
    from property.delivery_line l where l.delivery_id = ${firstId} order by l.no`.execute(db);
  return rows;
}
