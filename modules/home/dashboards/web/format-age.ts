import { count } from '@talaan/kernel/web/format-instant.ts';
import { say } from '@talaan/kernel/contract/say.ts';

/** From one day to another: `today`, `1 day`, `9 days`. */
export function formatAge(from: string, today: string): string {
  const { days } = Temporal.PlainDate.from(from).until(today);
  return days <= 0 ? say('today') : count(days, 'day');
}
