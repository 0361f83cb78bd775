import { workingDaysAfter, workingDaysBetween, type IsFree } from '@talaan/requests/rules/working-days.ts';
import { afterOfficeMinutes, officeMinutes, type LocalMinute, type WorkedSpans } from './office-minutes.ts';

/** A calendar before a change and after it. */
export interface Changed<C> {
  before: C;
  after: C;
}

/**
 * The due day of a clock that has as many working days as it had before the calendar changed. `from` is the day for which its receipt counts:
 * another one where that day became a holiday.
 */
export function dueDayFollowed(from: Changed<string>, dueOn: string, { before, after }: Changed<IsFree>): string {
  const days = workingDaysBetween(from.before, dueOn, before);
  return days === 0 ? dueOn : workingDaysAfter(from.after, days, after);
}

/** The due moment of a stay that has as many office minutes as it had before the calendar changed. */
export function dueMinuteFollowed(from: LocalMinute, due: LocalMinute, { before, after }: Changed<WorkedSpans>): LocalMinute {
  const minutes = officeMinutes(from, due, before);
  return minutes === 0 ? due : afterOfficeMinutes(from, minutes, after);
}
