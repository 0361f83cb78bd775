import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** How many people serve in each office on a day. */
export async function countPeople(db: Database, day: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ office_id: number; people: number }>`
    select office_id, count(*) as people from personnel.appointment where during @> ${day}::date group by office_id`.execute(db);
  return new Map(rows.map((row) => [row.office_id, row.people]));
}
