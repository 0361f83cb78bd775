import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { takeStep } from '../contract/steps.ts';
import { findRequest } from './find-request.ts';
import { kindCalled } from './served-kinds.ts';

/** Takes what the caller uploaded for a step. Errors: 404, 422 where the step takes no file or the file is no longer there. */
export async function takeStepFile(call: CallOf<typeof takeStep>): Promise<number | undefined> {
  const { action, attachment_path: path } = call.body;
  if (path === null) return undefined;
  const { kind } = kindCalled((await findRequest(call, call.params.id)).kind);
  if (!kind.steps[action]?.takesFile) throw invalid({ attachment_path: ['No file goes with this step.'] });
  return (await takeUpload(call, path, 'attachment_path')).id;
}

/** What was added to a step; that another person opened it is recorded. Error: 404 in a request in which the caller has no part. */
export async function readStepFile(call: Call<{ id: number; no: number }>): Promise<FileAnswer> {
  const { db, actor, params, server } = call;
  const { owner_id: owner, title } = await findRequest(call, params.id);
  const step = await db
    .selectFrom('requests.step')
    .select('file_id')
    .where('request_id', '=', params.id)
    .where('no', '=', params.no)
    .executeTakeFirst();
  if (step?.file_id == null) throw notFound('Nothing was added to this step.');
  if (owner !== null && owner !== actor.personnelId) await recordOpening(call, owner, `File with a step: ${title}`);
  const { name, content_type, location } = await server.files.locate(db, step.file_id);
  return { name, contentType: content_type, content: { path: location }, inline: true };
}
