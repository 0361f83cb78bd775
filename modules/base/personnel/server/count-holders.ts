import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** How many people hold each of these positions today, and how many ever did; a position that nobody held is missing. */
export async function countHolders(
  db: Database,
  positionIds: readonly number[],
  today: string,
): Promise<Map<number, { today: number; ever: number }>> {
  const { rows } = await sql<{ position_id: number; today: number; ever: number }>`
    select position_id, count(distinct personnel_id) filter (where during @> ${today}::date) as today, count(distinct personnel_id) as ever
    from personnel.appointment where position_id = any(${[...positionIds]}) group by position_id`.execute(db);
  return new Map(rows.map(({ position_id: id, ...holders }) => [id, holders]));
}
