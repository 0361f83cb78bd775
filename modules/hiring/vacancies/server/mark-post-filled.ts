import { sql } from 'kysely';
import { markFilled } from '@talaan/hiring/server/public.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import { lockAnyPost, movePost, requireOpen } from './move-post.ts';

/** Marks a post whose vacancies are all filled, and its request to hire; its items may be published again. Errors: 404, 409 for one that is not open. */
export async function markPostFilled(call: StepCall & Pick<Call, 'groups'>, postId: number): Promise<void> {
  const post = await lockAnyPost(call, postId);
  requireOpen(post, 'fill', 'clock');
  await movePost(call, post, 'fill');
  await sql`update vacancies.post_item set is_live = false where post_id = ${postId}`.execute(call.db);
  await markFilled(call, [post.request_id]);
}
