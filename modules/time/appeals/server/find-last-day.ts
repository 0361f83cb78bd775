import { contributed } from '@talaan/kernel/server/contributed.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { workingDaysAfter } from '@talaan/requests/rules/working-days.ts';

/** Of so many days after the date at least one in four is a working day, whatever the holidays. */
const LONGEST_FOR_A_DAY = 4;
const AT_LEAST = 60;

/** The last of so many working days after a date, on which an appeal for it can be filed at a campus. */
export async function findLastDay(
  { server, db }: Pick<Call, 'server' | 'db'>,
  { date, campusId, days }: { date: string; campusId: number | null; days: number },
): Promise<string> {
  const until = Temporal.PlainDate.from(date)
    .add({ days: Math.max(AT_LEAST, days * LONGEST_FOR_A_DAY) })
    .toString();
  const found = await contributed(server, freeDays)(db, date, until);
  const free = new Set(found.filter(({ campus_id }) => campus_id === null || campus_id === campusId).map((one) => one.date));
  return workingDaysAfter(date, days, (day) => free.has(day));
}
