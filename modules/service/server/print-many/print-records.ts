import type { z } from 'zod';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpenings } from '@talaan/kernel/server/record-opening.ts';
import type { printServiceRecords as endpoint } from '../../contract/print-many.ts';
import { issuingOffice, readSetting } from '../read-setting.ts';
import { findRecords } from './preview-records.ts';
import { printRecordsJob } from './print-records-job.ts';

/** Starts the print; each record counts as opened by the caller. Errors: 409 where nobody chosen has a record to print. */
export async function printRecords(
  call: Call<unknown, unknown, z.output<typeof endpoint.body>>,
): Promise<z.input<typeof endpoint.response>> {
  const { db, body, today } = call;
  const { purpose, leave_out_gaps: leaveOutGaps, salary_per, ...choice } = body;
  const found = await findRecords(call, choice);
  const people = found.filter(({ gaps }) => !leaveOutGaps || gaps.length === 0).map(({ person }) => person.id);
  if (people.length === 0)
    throw wrongState(found.length === 0 ? 'Nobody chosen has government service on record.' : 'Every chosen record has a gap.');
  await recordOpenings(call, people, 'Service record');
  const setting = await readSetting(db);
  const officeId = await issuingOffice(call, setting);
  const title = people.length === 1 ? 'A service record' : `${people.length} service records`;
  const salaryPer = salary_per ?? setting.salary_per;
  return { job: await startJob(call, printRecordsJob, title, { title, people, purpose, salaryPer, officeId, today }) };
}
