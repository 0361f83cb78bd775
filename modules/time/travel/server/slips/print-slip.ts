import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import { readOpenSteps } from '@talaan/requests/server/public.ts';
import type { readPassSlip as endpoint } from '../../contract/pass-slips.ts';
import { passSlipForm, type SlipSheet } from '../../print/pass-slip-form.ts';
import { passSlipFlow } from '../../workflow.ts';
import { findSlip } from './find-slip.ts';

/** One slip, and what the caller may do. Error: 404 for one in which they have no part. */
export async function readPassSlip(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const slip = await findSlip(call, call.params.id);
  return { slip: { ...slip, ...(await readOpenSteps(call, passSlipFlow, [slip.id])).get(slip.id)! } };
}

/** The slip as half a page. Errors: 404; 409 unless it was approved. */
export async function printPassSlip(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { code, state } = await findSlip(call, call.params.id);
  if (code === null || state === 'CANCELLED') throw wrongState('A pass slip is printed once it is approved.');
  const [issued] = await readIssued<SlipSheet>(call.db, [code]);
  return passSlipForm.answer(call.server, [issued!], issued!.sheet.control_number);
}
