import { sql } from 'kysely';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type * as contract from '../../contract/applications.ts';
import { leaveFlow } from '../../workflow.ts';
import { putPaper } from './add-papers.ts';
import { HR } from './application-rows.ts';
import { whoseLeave } from './require-filable.ts';
import { findApplication } from './find-application.ts';

type OfPaper = { id: number; no: number };

/** Adds a paper. Errors: 404; 409 for an application that is over without leave; 422 for a file that is no longer there. */
export async function addPaper(call: CallOf<typeof contract.addPaper>): Promise<AnswerOf<typeof contract.addPaper>> {
  const { leave } = await findApplication(call, call.params.id);
  await whoseLeave(call, leave.personnelId);
  if (leave.state === 'CANCELLED' || leave.state === 'DISAPPROVED')
    throw wrongState(`The application is ${leaveFlow.wordsOf(leave.state).toLowerCase()}; it takes no papers.`);
  const no = await putPaper(call, leave.id, call.body.name, call.body.attachment_path, 'attachment_path');
  return { message: 'The paper was added.', no };
}

/** Marks a paper as in order or lacking. Errors: 404 for a paper that is not there; 409 for one without a file, and for one’s own; 422 where nobody says what lacks. */
export async function checkPaper(
  call: Call<OfPaper, unknown, BodyOf<typeof contract.checkPaper>>,
): Promise<AnswerOf<typeof contract.checkPaper>> {
  const { leave } = await findApplication(call, call.params.id);
  await findPersonInScope(call, leave.personnelId, HR);
  if (leave.personnelId === call.actor.personnelId) throw wrongState('These are your own papers; another person of HR checks them.');
  const { verdict, remarks } = call.body;
  if (verdict === 'LACKING' && remarks === '') throw invalid({ remarks: ['Enter what is missing.'] });
  const { rows } = await sql<{ file_id: number | null; name: string }>`
    update leave.paper set verdict = ${verdict}, remarks = ${remarks}, checked_by = ${call.actor.accountId},
      checked_at = ${call.now.toString()}::timestamptz
    where application_id = ${leave.id} and no = ${call.params.no} returning file_id, name`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such paper.');
  if (rows[0].file_id === null && verdict === 'OK') throw wrongState('The paper is not there yet.');
  if (verdict === 'LACKING')
    await notifyPeople(call.db, call.now, [leave.personnelId], {
      title: `A paper of your leave is lacking: ${rows[0].name}`,
      description: remarks,
      link: `/account/leave-Application?leave=${leave.id}`,
    });
  return { message: verdict === 'OK' ? 'The paper is in order.' : 'The paper is marked as lacking; the employee was notified.' };
}

/** The file of a paper. Error: 404 where it is not there, or not for the caller. */
export async function readPaper(call: Call<OfPaper>): Promise<FileAnswer> {
  const { isPrivateShown } = await findApplication(call, call.params.id);
  const found = isPrivateShown
    ? await call.db
        .selectFrom('leave.paper')
        .select('file_id')
        .where('application_id', '=', call.params.id)
        .where('no', '=', call.params.no)
        .executeTakeFirst()
    : undefined;
  if (found?.file_id == null) throw notFound('There is no such paper.');
  const { name, content_type: contentType, location } = await call.server.files.locate(call.db, found.file_id);
  return { name, contentType, content: { path: location }, inline: true };
}
