import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { giveUpFiles, takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { findPayment, type FoundPayment } from './find-payment.ts';

type ByPaper<B = unknown> = Call<{ id: number; no: number }, unknown, B>;

interface Paper {
  name: string;
  file_id: number | null;
}

/** Adds the PDF of a paper, by its owner or HR, until HR has certified. Errors: 404; 409 after that; 422 for a file that is no longer there. */
export async function addPaymentPaper(call: ByPaper<{ attachment_path: string }>): Promise<{ message: string }> {
  const { db, params, body } = call;
  const payment = await findOpen(call);
  if (payment.personnel_id !== call.actor.personnelId) await findPersonInScope(call, payment.personnel_id, ['EDATSADMIN']);
  const { name, file_id } = await findPaper(call);
  const file = await takeUpload(call, body.attachment_path, 'attachment_path');
  await sql`
    update leave.payment_paper set file_id = ${file.id}, verdict = null, remarks = '', checked_by = null, checked_at = null
    where payment_id = ${params.id} and no = ${params.no}`.execute(db);
  if (file_id !== null) await giveUpFiles(call, [file_id]);
  await record(call, payment, { paper: name, file: file.name });
  return { message: `${name}: added.` };
}

/** Says whether a paper is there, in a file or as HR saw it. Errors: 404; 409 once it is certified. */
export async function checkPaymentPaper(call: ByPaper<{ verdict: 'OK' | 'LACKING'; remarks: string }>): Promise<{ message: string }> {
  const { db, params, body, actor, now } = call;
  const payment = await findOpen(call);
  await findPersonInScope(call, payment.personnel_id, ['EDATSADMIN']);
  if (payment.personnel_id === actor.personnelId) throw wrongState('No one checks the papers of their own claim.');
  const { name } = await findPaper(call);
  await sql`
    update leave.payment_paper set verdict = ${body.verdict}, remarks = ${body.remarks}, checked_by = ${actor.accountId},
      checked_at = ${now.toString()}::timestamptz where payment_id = ${params.id} and no = ${params.no}`.execute(db);
  await record(call, payment, { paper: name, ...body });
  return { message: `${name}: ${body.verdict === 'OK' ? 'OK' : 'lacking'}.` };
}

/** A paper as it was uploaded. */
export async function readPaymentPaper(call: ByPaper): Promise<FileAnswer> {
  await findPayment(call, call.params.id);
  const { file_id } = await findPaper(call);
  if (file_id === null) throw notFound('This paper was not uploaded.');
  const { name, location } = await call.server.files.locate(call.db, file_id);
  return { name, contentType: 'application/pdf', content: { path: location }, inline: true };
}

async function findOpen(call: ByPaper): Promise<FoundPayment> {
  const payment = await findPayment(call, call.params.id);
  if (payment.state !== 'SUBMITTED') throw wrongState('The papers are checked until HR certifies.');
  return payment;
}

async function findPaper({ db, params }: ByPaper): Promise<Paper> {
  const { rows } = await sql<Paper>`
    select name, file_id from leave.payment_paper where payment_id = ${params.id} and no = ${params.no} for update`.execute(db);
  if (!rows[0]) throw notFound('There is no such paper.');
  return rows[0];
}

async function record(call: ByPaper, { id, personnel_id }: FoundPayment, after: object): Promise<void> {
  await recordChange(call, { action: 'paper of terminal leave', subject: `leave.payment:${id}`, personnelId: personnel_id, after });
}
