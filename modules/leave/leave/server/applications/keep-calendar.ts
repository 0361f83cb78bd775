import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/**
 * Holds holidays and suspensions as they are until the transaction at hand has ended. Who counts dates takes it before they read the calendar: a
 * change of it waits until the application is there, and then counts it again, or is waited for and read.
 */
export async function keepCalendar(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('leave.calendar'))`.execute(db);
}

/** The other side, for the transaction that changes holidays or suspensions. */
export async function changeCalendar(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('leave.calendar'))`.execute(db);
}
