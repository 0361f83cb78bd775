import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import { hireRequestForm, type HirePaper } from '../print/hire-request-form.ts';
import { drawHirePaper } from './draw-hire-paper.ts';
import { findHireRequest } from './find-hire-request.ts';

/** The request as it was approved; before that a draft with the steps so far. Error: 404. */
export async function printHireRequest(call: Call<{ id: number }>): Promise<FileAnswer> {
  const record = await findHireRequest(call, call.params.id);
  if (record.code !== null) {
    const [issued] = await readIssued<HirePaper>(call.db, [record.code]);
    if (issued) return hireRequestForm.answer(call.server, [issued], record.number);
  }
  const sheet = await drawHirePaper(call, record);
  return hireRequestForm.answer(call.server, [{ sheet, code: null }], `${record.number} draft`);
}

/** A PDF that goes with a request; that another person opened it is recorded. Error: 404. */
export async function readHireFile(call: Call<{ id: number; file: number }>): Promise<FileAnswer> {
  const record = await findHireRequest(call, call.params.id);
  const file = record.files.find(({ id }) => id === call.params.file);
  if (!file) throw notFound('There is no such file.');
  if (record.requester_id !== call.actor.personnelId)
    await recordOpening(call, record.requester_id, `File with ${record.number}: ${file.name}`);
  const { name, location } = await call.server.files.locate(call.db, file.id);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}
