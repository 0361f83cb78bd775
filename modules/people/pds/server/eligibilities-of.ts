import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** The civil service eligibilities of people as their sheets have them on a day, in one line each: those whose licence had ended by then are left out. */
export async function eligibilitiesOf(db: Database, personnelIds: readonly number[], day: string): Promise<Map<number, string>> {
  const { rows } = await sql<{ personnel_id: number; eligibilities: string }>`
    select personnel_id, string_agg(eligibility, '; ' order by place) as eligibilities from pds.eligibility
    where personnel_id = any(${personnelIds}) and eligibility <> '' and (licence_until is null or licence_until >= ${day}::date)
    group by personnel_id`.execute(db);
  return new Map(rows.map((row) => [row.personnel_id, row.eligibilities]));
}
