import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { LOCK_COMPUTED } from './computing-lock.ts';
import { markDaysDue } from './make-days-due.ts';

/**
 * Makes the days due that had no data, of which something came since the last time. It waits for who computes: a chunk that has not seen what
 * came would otherwise store such a day after it was looked for.
 */
export async function markDeviceDaysDue(db: Database): Promise<void> {
  const { rows: fresh } = await sql`select from attendance.device_day where is_fresh limit 1`.execute(db);
  if (fresh.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await sql.raw(LOCK_COMPUTED).execute(tx);
    const { rows } = await sql<{ date: string }>`
      update attendance.device_day set is_fresh = false where is_fresh returning date::text`.execute(tx);
    const dates = [...new Set(rows.map(({ date }) => date))];
    await markDaysDue(tx, sql`select personnel_id, date from attendance.day where status = 'NO_DATA' and date = any(${dates}::date[])`);
  });
}
