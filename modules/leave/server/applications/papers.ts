import { sql } from 'kysely';
import type { z } from 'zod';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type * as contract from '../../contract/applications.ts';
import { leaveFlow } from '../../workflow.ts';
import { putPaper } from './add-papers.ts';
import { HR } from './application-rows.ts';
import { whoseLeave } from './require-filable.ts';
import { findApplication } from './find-application.ts';

type OfPaper = { id: number; no: number };

/** Adds a paper. Errors: 404; 409 for an application that is over without leave; 422 for a file that is no longer there. */
export async function addPaper(
  call: Call<{ id: number }, unknown, z.output<typeof contract.addPaper.body>>,
): Promise<z.input<typeof contract.addPaper.response>> {
  const { leave } = await findApplication(call, call.params.id);
  await whoseLeave(call, leave.personnelId);
  if (leave.state === 'CANCELLED' || leave.state === 'DISAPPROVED')
    throw wrongState(`The application is ${leaveFlow.wordsOf(leave.state).toLowerCase()}; it takes no papers.`);
  const no = await putPaper(call, leave.id, call.body.name, call.body.attachment_path, 'attachment_path');
  return { message: 'The paper was added.', no };
}

/** Marks a paper as in order or lacking. Errors: 404 for a paper that is not there; 409 for one without a file. */
export async function checkPaper(
  call: Call<OfPaper, unknown, z.output<typeof contract.checkPaper.body>>,
): Promise<z.input<typeof contract.checkPaper.response>> {
  const { leave } = await findApplication(call, call.params.id);
  await findPersonInScope(call, leave.personnelId, HR);
  const { verdict, remarks } = call.body;
  const { rows } = await sql<{ file_id: number | null }>`
    update leave.paper set verdict = ${verdict}, remarks = ${remarks}, checked_by = ${call.actor.accountId},
      checked_at = ${call.now.toString()}::timestamptz
    where application_id = ${leave.id} and no = ${call.params.no} returning file_id`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such paper.');
  if (rows[0].file_id === null && verdict === 'OK') throw wrongState('The paper is not there yet.');
  return { message: verdict === 'OK' ? 'The paper is in order.' : 'The paper is marked as lacking.' };
}

/** The file of a paper. Error: 404 where it is not there, or not for the caller. */
export async function readPaper(call: Call<OfPaper>): Promise<FileAnswer> {
  const { isPrivateShown } = await findApplication(call, call.params.id);
  const { rows } = await sql<{ path: string; name: string; content_type: string }>`
    select f.path, f.name, f.content_type from leave.paper g join kernel.file f on f.id = g.file_id
    where g.application_id = ${call.params.id} and g.no = ${call.params.no}`.execute(call.db);
  const [file] = rows;
  if (!file || !isPrivateShown) throw notFound('There is no such paper.');
  return { name: file.name, contentType: file.content_type, content: { path: file.path }, inline: true };
}
