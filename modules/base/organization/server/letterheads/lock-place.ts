import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** One change of a place's letterheads at a time. */
export async function lockPlace(db: Database, place: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('organization.letterhead'), hashtext(${place}))`.execute(db);
}

/** A place's own letterhead of a date. */
export async function versionOn(db: Database, place: string, date: string): Promise<{ id: number; from: string } | undefined> {
  const { rows } = await sql<{ id: number; from: string }>`
    select id, lower(during)::text as from from organization.letterhead where place = ${place} and during @> ${date}::date`.execute(db);
  return rows[0];
}
