import { longDate, monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { startClose as endpoint } from '../contract/month-close.ts';
import { closeMonthJob, isOver } from './jobs.ts';

/** Starts the close of a month that is over. */
export async function startClose(call: CallOf<typeof endpoint>) {
  const { month } = call.body;
  if (!isOver(month, call.today)) {
    const next = Temporal.PlainDate.from(monthBounds(month).to).add({ days: 1 }).toString();
    throw invalid({ month: [`${monthName(month)} can be closed from ${longDate(next)} on.`] });
  }
  return { job: await startJob(call, closeMonthJob, `Close of ${monthName(month)}`, { month }) };
}
