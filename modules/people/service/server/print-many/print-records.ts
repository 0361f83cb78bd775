import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { recordOpenings } from '@talaan/kernel/server/audit/record-opening.ts';
import type { printServiceRecords as endpoint } from '../../contract/print-many.ts';
import { completeWanted } from '../record/draw-records.ts';
import { findRecords } from './preview-records.ts';
import { printedRecords } from './printed-records.ts';

/** Starts the print; each record counts as opened by the caller. Errors: 409 where none of the chosen records can be issued. */
export async function printRecords(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { purpose, leave_out_gaps: leaveOutGaps, salary_per: salaryPer, ...choice } = call.body;
  const found = await findRecords(call, choice);
  const whole = found.filter(({ missing }) => missing === '');
  const keys = whole.filter(({ gaps }) => !leaveOutGaps || gaps.length === 0).map(({ person }) => person.id);
  if (found.length === 0) throw wrongState('None of the chosen people has government service on record.');
  if (whole.length === 0)
    throw wrongState('The date or place of birth is missing in every chosen record. Fill it in on the personnel records, under Birth.');
  if (keys.length === 0) throw wrongState('Every chosen record has a gap.');
  await recordOpenings(call, keys, 'Service record');
  const title = keys.length === 1 ? 'A service record' : `${keys.length} service records`;
  const order = await completeWanted(call, { purpose, salaryPer, certified: true });
  return { job: await printedRecords.start(call, { title, keys, order, screen: '/personnels/service_records' }) };
}
