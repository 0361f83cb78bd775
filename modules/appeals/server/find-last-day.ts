import { contributed } from '@talaan/kernel/server/contributed.ts';
import { freeDays } from '@talaan/kernel/server/free-days.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { workingDaysAfter } from '@talaan/requests/rules/working-days.ts';
import { APPEAL_SETTINGS } from '../rules/settings.ts';

/** Beyond this many days after the date five working days have passed, whatever the holidays. */
const LONGEST = 60;

/** The last working day on which an appeal for a date can be filed at a campus. */
export async function findLastDay({ server, db }: Pick<Call, 'server' | 'db'>, date: string, campusId: number | null): Promise<string> {
  const until = Temporal.PlainDate.from(date).add({ days: LONGEST }).toString();
  const found = await contributed(server, freeDays)(db, date, until);
  const free = new Set(found.filter(({ campus_id }) => campus_id === null || campus_id === campusId).map((one) => one.date));
  return workingDaysAfter(date, APPEAL_SETTINGS.daysToFile, (day) => free.has(day));
}
