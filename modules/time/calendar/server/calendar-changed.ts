import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

type Changing = Pick<Call, 'server' | 'db'>;

/** A day of which the calendar says something else than before. */
export interface ChangedDay {
  date: string;
  /** Null for every campus. */
  campusId: number | null;
}

/**
 * What follows where holidays or suspensions of work come, change or go, such as days that are computed again or leave that is given back:
 * called with the days concerned, in the transaction of the change. What takes long is noted there and left to a job.
 */
export const calendarChanged = anyPoint<(call: Changing, days: readonly ChangedDay[]) => Promise<void>>(
  'what follows from changed holidays and suspensions',
);

/** Has all follow a change of a holiday or a suspension, from what it was (null: new) to what it is (null: gone). */
export async function notifyCalendarChanged(
  { server, db }: Changing,
  changes: readonly ({ date: string; campus_id: number | null } | null)[],
): Promise<void> {
  const days = changes.flatMap((one) => (one ? [{ date: one.date, campusId: one.campus_id }] : []));
  for (const follow of allContributed(server, calendarChanged)) await follow({ server, db }, days);
}
