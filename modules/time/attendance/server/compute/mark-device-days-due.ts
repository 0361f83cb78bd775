import { sql } from 'kysely';
import { hasFreshDates, takeFreshDates } from '@talaan/devices/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { LOCK_COMPUTED } from './computing-lock.ts';
import { markDaysDue } from './make-days-due.ts';

/**
 * Makes the days due that had no data, of which something came since the last time. It waits for who computes: a chunk that has not seen what
 * came would otherwise store such a day after it was looked for.
 */
export async function markDeviceDaysDue(db: Database): Promise<void> {
  if (!(await hasFreshDates(db))) return;
  await db.transaction().execute(async (tx) => {
    await sql.raw(LOCK_COMPUTED).execute(tx);
    const dates = await takeFreshDates(tx);
    await markDaysDue(tx, sql`select personnel_id, date from attendance.day where status = 'NO_DATA' and date = any(${dates}::date[])`);
  });
}
