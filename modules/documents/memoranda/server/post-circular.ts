import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { startQuietJob } from '@talaan/kernel/server/jobs/jobs.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { titleOf, type postCircular as endpoint } from '../contract.ts';
import { announceCircularJob } from './announce-circular.ts';
import { requireReach } from './reach.ts';
import { readTextJob } from './read-text.ts';

/** Posts a circular; its text is read and its audience told after the commit. Errors: 422 for an audience beyond one's reach or a number given before. */
export async function postCircular(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, server } = call;
  const { attachment_path, audience, ...circular } = call.body;
  await requireReach(db, actor, audience);
  const file = await takeUpload(call, attachment_path, 'attachment_path');
  const { id } = await db
    .insertInto('memoranda.circular')
    .values({ ...circular, file_id: file.id, posted_by: actor.accountId, posted_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('memoranda.audience')
    .values(audience.map((line) => ({ circular_id: id, ...line })))
    .execute();
  await recordChange(call, {
    action: 'post a circular',
    subject: `memoranda.circular:${id}`,
    after: { ...circular, audience, file: file.name },
  });
  await startQuietJob(server, db, readTextJob, { id });
  await startQuietJob(server, db, announceCircularJob, { id, as: 'posted' });
  return { message: `${titleOf(circular)} was posted.`, id };
}
