import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { giveUpFiles, takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { keepSignedCopy as endpoint } from '../../contract/papers.ts';
import { acknowledge } from './acknowledge.ts';
import { lockPaper, namePaper } from './find-paper.ts';

/**
 * Keeps the copy of a paper that its holder signed by hand, in the place of the one before; a paper that waits is acknowledged by it. Errors: 404;
 * 409 for a voided one; 422 on `path` for a file that is no PDF.
 */
export async function keepSignedCopy(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, body } = call;
  const paper = await lockPaper(call, params.id, 'kept');
  const named = namePaper(paper);
  if (paper.state === 'VOID') throw wrongState(`${named} was voided: ${paper.void_reason}`);
  const file = await takeUpload(call, body.path, 'path');
  if (file.content_type !== 'application/pdf') throw invalid({ path: ['A signed copy is a PDF.'] });
  await sql`update property.paper set signed_file_id = ${file.id} where id = ${paper.id}`.execute(db);
  if (paper.signed_file_id !== null) await giveUpFiles(call, [paper.signed_file_id]);
  await recordChange(call, {
    action: 'keep the signed copy of a paper of property',
    subject: `property.paper:${paper.id}`,
    personnelId: paper.personnel_id,
    after: { file: file.name },
  });
  const waits = paper.lines.some(({ state }) => state === 'WAITING');
  if (waits) await acknowledge(call, paper, 'custodian');
  return { message: waits ? `${named} is acknowledged by its signed copy.` : `The signed copy of ${named} was saved.` };
}
