import { sql } from 'kysely';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { returnPost as endpoint } from '../contract/steps.ts';
import { lockPost, movePost, requireOpen } from './move-post.ts';

/** Records that the CSC returned the form of a post. Errors: 404, 409 in another state, 422 for a day to come or before it was sent. */
export async function returnPost(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, today, params, body } = call;
  const post = await lockPost(call, params.id);
  if (!post.is_published) throw wrongState(`${post.code} is not published with the CSC.`);
  requireOpen(post, 'return');
  if (body.returned_on > today) throw invalid({ returned_on: ['This day is still to come.'] });
  const { rows } = await sql`
    update vacancies.publication set deficient_on = ${body.returned_on}, deficiency = ${body.deficiency}
    where post_id = ${post.id} and version = ${post.version} and sent_on <= ${body.returned_on} returning post_id`.execute(db);
  if (rows.length === 0) throw invalid({ returned_on: ['It was sent after this day.'] });
  await movePost(call, post, 'return', { reason: body.deficiency });
  return { message: `${post.code} is deficient. Correct the form and send it again.` };
}
