import { sql } from 'kysely';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { MOST_FILES, type addFiles as endpoint } from '../../contract/register.ts';
import { openActions } from '../../rules/roles-in.ts';
import { requireActingOffice } from '../offices/acting-office.ts';
import { lockDocuments, placed } from '../steps/lock-documents.ts';
import { placeInOffice } from '../steps/place-in-office.ts';
import { stepped } from '../steps/stepping.ts';
import { attachFiles } from '../texts/attach-files.ts';
import { takeFiles } from './columns-of.ts';

/** Adds scans to a paper. Errors: 404; 409 where the acting office does not hold it; 422 for a file that is none, and for too many. */
export async function addFiles(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body } = call;
  const who = await requireActingOffice(call, body.office_id);
  const [document] = await lockDocuments(call, [params.id]);
  if (!document || document.state === 'DRAFT') throw notFound('There is no such document.');
  const open = openActions(placed(document), who);
  if (!open.includes('attach')) throw wrongState('The office that holds a document adds files to it, while it is open.', open);
  const added = await takeFiles(call, body.attachments);
  await attachFiles(
    call,
    added.map((fileId) => ({ documentId: params.id, fileId })),
  );
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from documents.attachment where document_id = ${params.id}`.execute(db);
  if (rows[0]!.count > MOST_FILES) throw invalid({ attachments: [`A document has at most ${MOST_FILES} files.`] });
  const placeOf = () => placeInOffice(call, who, document, 'attach');
  await stepped({ call, placeOf }, [document], 'attach', { details: { files_added: added.length } });
  return { message: added.length === 1 ? 'The file was added.' : `${added.length} files were added.` };
}
