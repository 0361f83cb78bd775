import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { FreeDay } from '@talaan/kernel/server/free-days.ts';

/** The holidays without work between two days, both counted. */
export async function freeDays(db: Database, from: string, to: string): Promise<readonly FreeDay[]> {
  return db
    .selectFrom('attendance.holiday')
    .select(['date', 'campus_id'])
    .where('type', '!=', 'special_working')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
}
