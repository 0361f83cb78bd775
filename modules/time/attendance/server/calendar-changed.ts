import { anyPoint } from '@talaan/kernel/contract/contributions.ts';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

type Changing = Pick<Call, 'server' | 'db'>;

/**
 * What follows where holidays or suspensions of work come, change or go, such as days of leave that are given back: called with the dates
 * concerned, in the transaction of the change. What takes long is noted there and left to a job.
 */
export const calendarChanged = anyPoint<(call: Changing, dates: readonly string[]) => Promise<void>>(
  'what follows from changed holidays and suspensions',
);

export async function notifyCalendarChanged(call: Changing, dates: readonly (string | undefined)[]): Promise<void> {
  const known = [...new Set(dates)].filter((date) => date !== undefined);
  for (const follow of allContributed(call.server, calendarChanged)) await follow({ server: call.server, db: call.db }, known);
}
