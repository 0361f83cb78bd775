import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { recordAuthority as authorizing, withdrawDisposal as withdrawing } from '../contract/disposal.ts';
import { lockDisposal } from './lock-disposal.ts';

/** Records that the National Archives authorized a disposal. Errors: 404; 409 unless it is requested; 422 by the field. */
export async function recordAuthority(call: CallOf<typeof authorizing>): Promise<AnswerOf<typeof authorizing>> {
  const { db, actor, today, params, body } = call;
  const { number } = await lockDisposal(call, params.id, ['REQUESTED']);
  if (body.authority_date > today) throw invalid({ authority_date: ['This day is still to come.'] });
  const file = await takeUpload(call, body.file_path, 'file_path');
  await db
    .updateTable('documents.disposal')
    .set({
      state: 'AUTHORIZED',
      authority_no: body.authority_no,
      authority_date: body.authority_date,
      authority_file_id: file.id,
      authorized_by: actor.accountId,
    })
    .where('id', '=', params.id)
    .execute();
  await recordChange(call, { action: 'record the authority for a disposal', subject: `documents.disposal:${params.id}`, after: body });
  return { message: `Request ${number} is authorized.` };
}

/** Withdraws a request; its papers may be asked for again. Errors: 404; 409 once it is carried out. */
export async function withdrawDisposal(call: CallOf<typeof withdrawing>): Promise<AnswerOf<typeof withdrawing>> {
  const { db, params, body } = call;
  const { number, state } = await lockDisposal(call, params.id, ['REQUESTED', 'AUTHORIZED']);
  await sql`update documents.disposal_paper set left_out = 'withdrawn' where disposal_id = ${params.id} and left_out is null`.execute(db);
  await db.updateTable('documents.disposal').set({ state: 'WITHDRAWN', reason: body.reason }).where('id', '=', params.id).execute();
  await recordChange(call, {
    action: 'withdraw a request for disposal',
    subject: `documents.disposal:${params.id}`,
    before: { state },
    after: { state: 'WITHDRAWN', ...body },
  });
  return { message: `Request ${number} was withdrawn.` };
}
