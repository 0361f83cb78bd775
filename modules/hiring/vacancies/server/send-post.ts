import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { sendPost as endpoint } from '../contract/steps.ts';
import { earliestClosing } from '../rules/publication-dates.ts';
import { clearDates } from './clear-dates.ts';
import { readForm9Posts } from './form9/read-form9-posts.ts';
import { lockPost, movePost, requireOpen } from './move-post.ts';
import { requireComplete } from './require-complete.ts';

/** Records that the form of a post went to the CSC, and keeps it as it was sent. Errors: 404, 409 in another state, 422 for a day to come or without its proof. */
export async function sendPost(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, today, params, body } = call;
  const post = await lockPost(call, params.id);
  if (!post.is_published) throw wrongState(`${post.code} is not published with the CSC. Open it for applications.`, ['open']);
  const isCorrected = post.state === 'DEFICIENT';
  const action = isCorrected ? 'send_again' : 'send';
  requireOpen(post, action);
  if (body.sent_on > today) throw invalid({ sent_on: ['This day is still to come.'] });
  const earliest = earliestClosing(body.sent_on);
  if (body.deadline < earliest) throw invalid({ deadline: [`Posted for ten calendar days, it closes on ${longDate(earliest)} or later.`] });
  await requireComplete(db, post.id);
  const proof = await takeUpload(call, body.proof_path, 'proof_path');
  const version = isCorrected ? post.version + 1 : post.version;
  if (isCorrected) await clearDates(call, post.id, version);
  const [sheet] = await readForm9Posts(call, [post.id], body.deadline);
  await sql`
    insert into vacancies.publication (post_id, version, sheet, sent_on, proof_file_id, mode)
    values (${post.id}, ${version}, ${JSON.stringify(sheet)}::jsonb, ${body.sent_on}, ${proof.id}, ${body.mode})`.execute(db);
  await movePost(call, post, action, { after: { version, sent_on: body.sent_on, mode: body.mode } });
  return { message: `${post.code} was sent to the CSC on ${longDate(body.sent_on)}.` };
}
