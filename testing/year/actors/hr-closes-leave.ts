import { startYearEnd } from '@talaan/forced-leave/contract/forced-years.ts';
import { startClose } from '@talaan/leave-close/contract/month-close.ts';
import { callerOf, count, finishJob, monthBefore, requireDone, weekdayOfMonth, type University } from '../university.ts';

const CLOSED_ON = 8;
/** In January, of the year before. */
export const YEAR_ENDED_ON = 9;

/** Once the records are locked HR closes the month of leave, and after December ends the year. What is reopened later follows in the night, by itself. */
export async function hrClosesLeave(university: University, day: Temporal.PlainDate): Promise<void> {
  const on = weekdayOfMonth(day);
  const hr = callerOf(university, 'hr');
  if (on === CLOSED_ON) {
    const { body } = requireDone('the close of a month', await hr.call(startClose, { body: { month: monthBefore(day) } }));
    await finishJob(university, 'hr', body.job.id);
  }
  if (on === YEAR_ENDED_ON && day.month === 1) {
    const { body } = requireDone('the end of a year', await hr.call(startYearEnd, { body: { year: day.year - 1 } }));
    await finishJob(university, 'hr', body.job.id);
    count(university, 'years of leave ended');
  }
}
