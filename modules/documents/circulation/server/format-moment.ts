import { longDate } from '@talaan/kernel/contract/dates.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';

/** A moment at the end of a sentence: `on 20 Nov 2026 at 09:00`. */
export function formatMoment(at: string): string {
  const [day, time] = localTime(at).split(' ');
  return `on ${longDate(day!)} at ${time}`;
}
