import type { Database } from '@talaan/kernel/server/database.ts';

/** Takes out the results of somebody who becomes part of another record: they are computed again for that one. */
export async function forgetDays(db: Database, personnelId: number): Promise<void> {
  await db.deleteFrom('attendance.day').where('personnel_id', '=', personnelId).execute();
  await db.deleteFrom('attendance.day_due').where('personnel_id', '=', personnelId).execute();
}
