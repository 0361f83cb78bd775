import { invalid } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { startYearEnd as endpoint } from '../contract/forced-years.ts';
import { endYearJob } from './end-year.ts';

/** Starts the end of a year that is over. Error: 422 before. */
export async function startYearEnd(call: CallOf<typeof endpoint>) {
  const { year } = call.body;
  if (call.today <= `${year}-12-31`) throw invalid({ year: [`${year} can be ended from 1 Jan ${year + 1} on.`] });
  return { job: await startJob(call, endYearJob, `End of ${year}`, { year }) };
}
