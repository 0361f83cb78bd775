import { sql } from 'kysely';
import { placeIn } from '@talaan/kernel/server/acting.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { disposeOfPapers as endpoint } from '../contract/disposal.ts';
import type { DocumentState } from '@talaan/documents/workflow.ts';
import { markDisposed } from '@talaan/documents/server/public.ts';
import { isLinkedToOpen, isPastRetention } from './due.ts';
import { lockDisposal } from './lock-disposal.ts';

type Disposing = CallOf<typeof endpoint>;

/**
 * Records a disposal: the papers keep their row, number and history, and lose their files, at once for every reader and within a day on the
 * disk. Errors: 404; 409 unless it is authorized, or where no paper is left to dispose of; 422 by the field.
 */
export async function disposeOfPapers(call: Disposing): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, body, today } = call;
  const { number, authority_no: authorityNo, authority_date: authorityDate } = await lockDisposal(call, params.id, ['AUTHORIZED']);
  if (body.disposed_on > today) throw invalid({ disposed_on: ['This day is still to come.'] });
  if (body.disposed_on < authorityDate!) throw invalid({ disposed_on: ['This day is before the authority.'] });
  const certificate = await takeUpload(call, body.certificate_path, 'certificate_path');
  const leftOut = await leaveOut(call);
  const papers = await markPapers(call, { disposal: number, authority: authorityNo! });
  if (papers === 0) throw wrongState('Each paper of this request is kept now. Withdraw the request.');
  await db
    .updateTable('documents.disposal')
    .set({
      state: 'DISPOSED',
      disposed_on: body.disposed_on,
      witnesses: body.witnesses,
      certificate_file_id: certificate.id,
      disposed_by: actor.accountId,
    })
    .where('id', '=', params.id)
    .execute();
  await recordChange(call, {
    action: 'dispose of papers',
    subject: `documents.disposal:${params.id}`,
    after: { ...body, number, papers, left_out: leftOut },
  });
  const kept = leftOut === 0 ? '' : ` ${leftOut} ${leftOut === 1 ? 'paper is' : 'papers are'} kept: the list says why.`;
  return { message: `${papers} ${papers === 1 ? 'paper was' : 'papers were'} disposed of.${kept}` };
}

/** Takes out what must be kept by now; the papers are locked, so that none is opened or held meanwhile. */
async function leaveOut({ db, params, today }: Disposing): Promise<number> {
  await sql`
    select from documents.document d where d.id in (select document_id from documents.disposal_paper where disposal_id = ${params.id} and left_out is null)
    order by d.id for no key update`.execute(db);
  const { numAffectedRows: count = 0n } = await sql`
    update documents.disposal_paper p set left_out = k.why
    from (
      select d.id, case when d.closed_at is null then 'open' when d.legal_hold is not null then 'held' when ${isLinkedToOpen} then 'linked'
        when not ${isPastRetention(today)} or t.retention_years is null then 'kept' end as why
      from documents.disposal_paper q join documents.document d on d.id = q.document_id join documents.type t on t.id = d.type_id
      where q.disposal_id = ${params.id} and q.left_out is null) k
    where p.disposal_id = ${params.id} and p.document_id = k.id and k.why is not null`.execute(db);
  return Number(count);
}

async function markPapers(call: Disposing, said: { disposal: string; authority: string }): Promise<number> {
  const { db, params, body } = call;
  const { rows } = await sql<{ id: number; state: DocumentState }>`
    select d.id, d.state from documents.disposal_paper p join documents.document d on d.id = p.document_id
    where p.disposal_id = ${params.id} and p.left_out is null order by d.id`.execute(db);
  await markDisposed(call, rows, { on: body.disposed_on, place: placeIn(call), details: { ...said, on: body.disposed_on } });
  return rows.length;
}
