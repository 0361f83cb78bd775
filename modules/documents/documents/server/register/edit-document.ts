import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { giveUpFiles } from '@talaan/kernel/server/files/uploads.ts';
import type { deleteDraft as deleting, editDocument as endpoint } from '../../contract/register.ts';
import { openActions } from '../../rules/roles-in.ts';
import { findActingOffice, requireActingOffice, type ActingOffice } from '../offices/acting-office.ts';
import { lockDocuments, placed, type LockedDocument } from '../steps/lock-documents.ts';
import { placeInOffice } from '../steps/place-in-office.ts';
import { stepped } from '../steps/stepping.ts';
import { attachFiles } from '../texts/attach-files.ts';
import { columnsOf, takeFiles } from './columns-of.ts';

const NO_SUCH = 'There is no such document.';

/**
 * Changes a document; what it was and what it became is kept in its history. The due day stays: it follows from the type as registered.
 * Errors: 404; 409 where the caller may not change it (any more); 422 for another's correction without a reason.
 */
export async function editDocument(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body } = call;
  const { office_id: officeId, reason, attachments, removed_files: removed, ...facts } = body;
  const who = await requireActingOffice(call, officeId);
  const [document] = await lockDocuments(call, [params.id]);
  if (!document || (document.state === 'DRAFT' && document.office_id !== officeId)) throw notFound(NO_SUCH);
  const why = whyNotEdited(document, who);
  if (why !== null) throw wrongState(why, openActions(placed(document), who));
  if (lacksReason(document, who, reason)) throw invalid({ reason: [NO_REASON] });
  const columns = await columnsOf(call, who, facts);
  const { rows } = await sql<{ was: Record<string, unknown>; becomes: Record<string, unknown> }>`
    with was as (select * from documents.document where id = ${params.id})
    select to_jsonb(was) as was, to_jsonb(was) || ${JSON.stringify(columns)}::jsonb as becomes from was`.execute(db);
  await db.updateTable('documents.document').set(columns).where('id', '=', params.id).execute();
  const added = await takeFiles(call, attachments);
  await attachFiles(
    call,
    added.map((fileId) => ({ documentId: params.id, fileId })),
  );
  await removeFiles(call, params.id, removed);
  const { was, becomes } = rows[0]!;
  const changed = Object.keys(columns).filter((key) => key !== 'came_at' && JSON.stringify(was[key]) !== JSON.stringify(becomes[key]));
  const details = {
    before: pick(was, changed),
    after: pick(becomes, changed),
    ...(added.length > 0 && { files_added: added.length }),
    ...(removed.length > 0 && { files_removed: removed.length }),
  };
  await stepped({ call, placeOf: () => placeInOffice(call, who, document, 'edit') }, [document], 'edit', { reason, details });
  return { message: 'The document was saved.' };
}

export const NO_REASON = 'Enter why it is corrected.';

/** Why somebody who acts for an office does not edit a document; null where they may. */
export function whyNotEdited(document: LockedDocument, who: ActingOffice): string | null {
  if (openActions(placed(document), who).includes('edit')) return null;
  return 'Who made the document changes it until another office has received it. Ask the records officer to correct it.';
}

/** Whether it is a correction, by another or after another office had it, and no reason is given. */
export function lacksReason(document: LockedDocument, who: ActingOffice, reason: string): boolean {
  const isCorrection = document.created_by !== who.accountId || document.was_received;
  return isCorrection && document.state !== 'DRAFT' && reason === '';
}

/** Deletes a draft. Errors: 404; 409 for what is registered. */
export async function deleteDraft(call: Call<{ id: number }>): Promise<AnswerOf<typeof deleting>> {
  const { db, params, actor } = call;
  const [document] = await lockDocuments(call, [params.id]);
  const who = document && (await findActingOffice(call, document.office_id));
  if (!document || (document.created_by !== actor.accountId && !who)) throw notFound(NO_SUCH);
  if (document.state !== 'DRAFT')
    throw wrongState('A registered document is never deleted.', who ? openActions(placed(document), who) : []);
  if (document.created_by !== actor.accountId) throw wrongState('Who made a draft deletes it.');
  await removeFiles(call, document.id, null);
  await db.deleteFrom('documents.document').where('id', '=', document.id).execute();
  await recordChange(call, {
    action: 'delete a draft document',
    subject: `documents.document:${document.id}`,
    before: { subject: document.subject },
  });
  return { message: 'The draft was deleted.' };
}

/** Takes files off a document (null: all of them), and throws away those that no copy of it has. */
async function removeFiles(call: Pick<Call, 'db' | 'now'>, documentId: number, ids: readonly number[] | null): Promise<void> {
  if (ids?.length === 0) return;
  const { rows } = await sql<{ file_id: number }>`
    delete from documents.attachment where document_id = ${documentId} and ${ids === null ? sql`true` : sql`file_id = any(${[...ids]}::integer[])`}
    returning file_id`.execute(call.db);
  const files = rows.map(({ file_id: id }) => id);
  const kept = await call.db
    .selectFrom('documents.attachment')
    .select('file_id')
    .where('file_id', 'in', [0, ...files])
    .execute();
  await giveUpFiles(
    call,
    files.filter((id) => !kept.some(({ file_id: other }) => other === id)),
  );
}

function pick(record: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, record[key]]));
}
