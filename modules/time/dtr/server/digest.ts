import { createHash } from 'node:crypto';
import type { DtrDay } from '@talaan/attendance/contract/days.ts';

/** The SHA-256 of days, by which anybody can tell whether they are still those that were signed. */
export function digestOf(days: readonly DtrDay[]): string {
  const lines = days.map(({ date, ...figures }) => [
    date,
    ...Object.entries(figures)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, value]) => value),
  ]);
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex');
}
