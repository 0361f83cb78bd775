import { longDate } from '@talaan/kernel/contract/dates.ts';
import { say } from '@talaan/kernel/contract/say.ts';
import type { FilingDay } from '../../../contract/filing.ts';

/** What follows the number of a day in the name of its button: ` Dec 2026, today, rest day`. A rest day has no word of its own to see. */
export function nameAfterNumber(date: string, day: Pick<FilingDay, 'kind' | 'name'> | undefined, isToday: boolean): string {
  const rest = day?.kind === 'REST' && [day.name, say('rest day')].filter(Boolean).join(', ');
  return [longDate(date).replace(/^\d+/, ''), isToday && 'today', rest].filter(Boolean).join(', ');
}
