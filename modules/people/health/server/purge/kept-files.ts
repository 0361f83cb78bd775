import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** The files of the checklists of these people; within open records. */
export async function keptFiles(open: Database, people: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select card_file_id as id from health.dose where card_file_id is not null and personnel_id = any(${people}::integer[])
    union select exemption_file_id from health.declaration where exemption_file_id is not null and personnel_id = any(${people}::integer[])`.execute(
    open,
  );
  return rows.map(({ id }) => id);
}
