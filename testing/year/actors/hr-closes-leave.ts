import { startClose } from '@talaan/leave-close/contract/month-close.ts';
import { callerOf, finishJob, monthBefore, requireDone, weekdayOfMonth, type University } from '../university.ts';

const CLOSED_ON = 8;

/** Once the records are locked HR closes the month of leave. What is reopened later follows in the night, by itself. */
export async function hrClosesLeave(university: University, day: Temporal.PlainDate): Promise<void> {
  if (weekdayOfMonth(day) !== CLOSED_ON) return;
  const { body } = requireDone(
    'the close of a month',
    await callerOf(university, 'hr').call(startClose, { body: { month: monthBefore(day) } }),
  );
  await finishJob(university, 'hr', body.job.id);
}
