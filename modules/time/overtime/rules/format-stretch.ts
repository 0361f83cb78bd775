import { formatTime } from '@talaan/attendance/rules/format-time.ts';
import type { CountReason, Stretch } from './count-overtime.ts';

/** What each reason says on the screen, after the hours. */
const WORDS: Record<CountReason, string> = {
  COUNTED: 'counts',
  BEFORE_APPROVAL: 'worked before the approval; overtime is ordered before it is done',
  REGULAR_HOURS: 'within the regular hours',
  NOT_PUNCHED: 'no punches show the person at work',
  MEAL_BREAK: 'meal break, since the work went on after it',
  BELOW_MINIMUM: 'less in the day than counts',
  OVER_MOST: 'beyond the hours that count on a rest day or holiday',
};

/** `5:00 PM to 8:00 PM: counts`. */
export function formatStretch({ from, to, reason }: Stretch): string {
  return `${formatTime(from)} to ${formatTime(to)}: ${WORDS[reason]}`;
}
