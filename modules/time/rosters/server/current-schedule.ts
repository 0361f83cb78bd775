import { schedulesOn } from '@talaan/attendance/server/public.ts';
import type { WeeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { officeOf } from '@talaan/requests/server/public.ts';

/** The schedule that holds for a person on a day. */
export async function readCurrent({ server, db }: Pick<Call, 'server' | 'db'>, personnelId: number, day: string) {
  const officeId = (await officeOf(db, personnelId, day)) ?? 0;
  const { schedule } = (await schedulesOn(server, [{ personnelId, officeId }], day)).get(personnelId)!;
  const { name, kind, weekdays } = schedule;
  return { name, hours: { kind, weekdays } as unknown as WeeklyHours };
}
