import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import { addDays, addMonths, isWeekend } from './calendar-days.ts';

const DUE_DAY = '30';

/**
 * Until when the report of a month (`YYYY-MM`) is submitted: the 30th of the next month, its last day where it is shorter, and where that
 * is no working day the next one (domain, section 10.3).
 */
export function raiDue(month: string, isHoliday: (date: string) => boolean): string {
  const next = addMonths(`${month}-01`, 1).slice(0, 7);
  const last = monthBounds(next).to;
  let due = `${next}-${DUE_DAY}` < last ? `${next}-${DUE_DAY}` : last;
  while (isWeekend(due) || isHoliday(due)) due = addDays(due, 1);
  return due;
}
