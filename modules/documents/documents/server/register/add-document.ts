import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { addDocument as endpoint } from '../../contract/register.ts';
import { requireActingOffice } from '../offices/acting-office.ts';
import { lockDocuments } from '../steps/lock-documents.ts';
import { startStepping } from '../steps/stepping.ts';
import { attachFiles } from '../texts/attach-files.ts';
import { columnsOf, takeFiles } from './columns-of.ts';
import { requireUnregistered } from './printed-paper.ts';
import { registerDrafts } from '../steps/register-drafts.ts';

/** Drafts a document of an office of the caller, or registers it at once. Errors: 422 for the office, the type, a file or a printed paper. */
export async function addDocument(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, body } = call;
  const { office_id: officeId, register, attachments, paper_code: paperCode, ...facts } = body;
  const who = await requireActingOffice(call, officeId);
  const type = await db.selectFrom('documents.type').select('is_active').where('id', '=', facts.type_id).executeTakeFirst();
  if (!type?.is_active) throw invalid({ type_id: ['This type of documents is not in use. Choose another one.'] });
  const columns = await columnsOf(call, who, facts);
  if (paperCode !== null) await requireUnregistered(call, paperCode);
  const { id } = await db
    .insertInto('documents.document')
    .values({
      ...columns,
      paper_code: paperCode,
      office_id: officeId,
      state: 'DRAFT',
      created_by: actor.accountId,
      created_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const files = await takeFiles(call, attachments);
  await attachFiles(
    call,
    files.map((fileId) => ({ documentId: id, fileId })),
  );
  await recordChange(call, { action: 'draft a document', subject: `documents.document:${id}`, after: body });
  if (!register) return { message: 'The draft was saved.', id, tracking_no: null };
  const drafts = await lockDocuments(call, [id]);
  await registerDrafts(await startStepping(call, who, drafts), drafts);
  const { tracking_no: number } = await db
    .selectFrom('documents.document')
    .select('tracking_no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { message: `Registered as ${number}.`, id, tracking_no: number };
}
