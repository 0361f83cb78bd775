import { sql } from 'kysely';
import { allContributed } from '@talaan/kernel/server/contributed.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { markLapsed } from '@talaan/hiring/server/public.ts';
import type { stepPost as endpoint } from '../contract/steps.ts';
import { postFlow } from '../workflow.ts';
import { clearDates } from './clear-dates.ts';
import { lockPost, movePost, requireOpen } from './move-post.ts';
import { afterPostCancelled } from './needs.ts';
import { requireComplete } from './require-complete.ts';

/** Takes a step that needs no more than a reason. Errors: 404, 409 in another state, 422 without a reason or with an incomplete form. */
export async function stepPost(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, server, params, body } = call;
  const { action, reason } = body;
  const post = await lockPost(call, params.id);
  requireOpen(post, action);
  if (action === 'complete' && !post.is_published)
    throw wrongState(`${post.code} is not published with the CSC. Open it for applications.`, ['open']);
  if (action === 'cancel' && reason === '') throw invalid({ reason: ['Enter a reason. Applicants read it.'] });
  if (action === 'complete') await requireComplete(db, post.id);
  await movePost(call, post, action, { reason });
  if (action === 'publish_again') {
    await clearDates(call, post.id, post.version + 1);
    await sql`update vacancies.post_item set is_live = true where post_id = ${post.id}`.execute(db);
  }
  if (action === 'cancel') {
    await sql`update vacancies.post_item set is_live = false where post_id = ${post.id}`.execute(db);
    await markLapsed(call, [post.request_id]);
    for (const follow of allContributed(server, afterPostCancelled))
      await follow(call, { id: post.id, code: post.code, title: post.title, reason });
  }
  return { message: `${post.code}: ${postFlow.words[postFlow.after(post.state, action)]}.` };
}
