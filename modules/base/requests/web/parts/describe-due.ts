import { longDate } from '@talaan/kernel/contract/dates.ts';
import { count } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';

/** `Due today`, `Due 24 Nov 2026, in 2 days`, `Due 20 Nov 2026, 2 days late`: in calendar days; the due day itself is counted in working days. */
export function describeDue(on: string, today: string): string {
  return on === today ? say('Due today') : say('Due {date}, {on}', { date: longDate(on), on: describeDueShort(on, today) });
}

/** `today`, `in 2 days`, `2 days late`. */
export function describeDueShort(on: string, today: string): string {
  const { days } = Temporal.PlainDate.from(today).until(on, { largestUnit: 'days' });
  if (days === 0) return 'today';
  return days > 0 ? say('in {days}', { days: count(days, 'day') }) : say('{days} late', { days: count(-days, 'day') });
}
