import { sql } from 'kysely';
import { monthName } from '@talaan/kernel/contract/dates.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Merged, PersonnelCall } from '@talaan/personnel/server/public.ts';

/**
 * Takes out the results of a person who becomes part of another record: they are computed again for that one. Error: 409 where some of them are locked,
 * since a locked day is changed by nothing.
 */
export async function forgetDays({ db }: PersonnelCall, { from: personnelId }: Merged): Promise<readonly string[]> {
  const locked = await db
    .selectFrom('attendance.locked_days')
    .select(sql<string>`min(lower(during))`.as('first'))
    .where('personnel_id', '=', personnelId)
    .executeTakeFirst();
  if (locked?.first)
    throw wrongState(
      `The record that is to be merged has locked months, the first in ${monthName(locked.first.slice(0, 7))}. Reopen them first.`,
    );
  await db.deleteFrom('attendance.day').where('personnel_id', '=', personnelId).execute();
  await db.deleteFrom('attendance.day_due').where('personnel_id', '=', personnelId).execute();
  return [];
}
