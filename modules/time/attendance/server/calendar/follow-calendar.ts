import type { ChangedDay } from '@talaan/calendar/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { markDateDue } from '../compute/make-days-due.ts';
import { startComputing } from '../compute/start-computing.ts';

/** Has the days computed again of which the calendar says something else. */
export async function followCalendar({ server, db }: Pick<Call, 'server' | 'db'>, days: readonly ChangedDay[]): Promise<void> {
  for (const { date, campusId } of days) await markDateDue(db, date, campusId);
  await startComputing(server, db);
}
