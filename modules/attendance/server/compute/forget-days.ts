import type { Merged, PersonnelCall } from '@talaan/personnel/server/public.ts';

/** Takes out the results of somebody who becomes part of another record: they are computed again for that one. */
export async function forgetDays({ db }: PersonnelCall, { from: personnelId }: Merged): Promise<readonly string[]> {
  await db.deleteFrom('attendance.day').where('personnel_id', '=', personnelId).execute();
  await db.deleteFrom('attendance.day_due').where('personnel_id', '=', personnelId).execute();
  return [];
}
