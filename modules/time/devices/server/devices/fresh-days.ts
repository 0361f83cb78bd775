import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** Whether anything came of a day from a device that nobody has looked at (`takeFreshDates`). */
export async function hasFreshDates(db: Database): Promise<boolean> {
  const { rows } = await sql`select from attendance.device_day where is_fresh limit 1`.execute(db);
  return rows.length > 0;
}

/** The dates of which something came from a device since the last time, or HR said that it was whole. */
export async function takeFreshDates(tx: Database): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`
    update attendance.device_day set is_fresh = false where is_fresh returning date::text`.execute(tx);
  return [...new Set(rows.map(({ date }) => date))];
}
