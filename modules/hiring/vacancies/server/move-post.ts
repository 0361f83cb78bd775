import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { postFlow, type PostAction, type PostState } from '../workflow.ts';
import { advancePosts } from './advance-posts.ts';
import { postsFrom, reachable } from './post-rows.ts';
import { writePostSteps } from './write-post-steps.ts';

export interface LockedPost {
  id: number;
  code: string;
  title: string;
  state: PostState;
  is_published: boolean;
  version: number;
  request_id: number;
  posted_on: string | null;
  opens_at: string | null;
  closes_at: string | null;
  valid_until: string | null;
}

type Mover = Pick<Call, 'db' | 'server' | 'actor' | 'inPlaceOf' | 'now' | 'today' | 'requestId'>;

/** Locks a post of the caller's reach, brought to the state that the clock tells. Errors: 404. */
export async function lockPost(call: Mover, id: number): Promise<LockedPost> {
  const { db, actor } = call;
  const { rows } = await sql<{ id: number }>`select v.id from ${postsFrom} where v.id = ${id} and ${reachable(actor)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such job post.');
  return lockAnyPost(call, id);
}

/** The same for another module, which has asked what the caller may do. Errors: 404. */
export async function lockAnyPost(call: Mover, id: number): Promise<LockedPost> {
  await sql`select id from vacancies.post where id = ${id} for no key update`.execute(call.db);
  await advancePosts(call, [id]);
  const { rows } = await sql<LockedPost>`
    select id, code, title, state, is_published, version, request_id, posted_on, opens_at, closes_at, valid_until
    from vacancies.post where id = ${id}`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such job post.');
  return rows[0];
}

/** Error: 409 where a locked post is not in a state for the step, with what is open. */
export function requireOpen({ code, state }: LockedPost, action: PostAction, as: 'hr' | 'clock' = 'hr'): void {
  const open = postFlow.open(state, [as]);
  if (!open.includes(action))
    throw wrongState(`${code} is “${postFlow.words[state]}” and cannot take this step: ${postFlow.steps[action].label}.`, open);
}

/** Moves a locked post by a step that is open, writes the step and the audit event. */
export async function movePost(
  call: Mover,
  post: LockedPost,
  action: PostAction,
  { reason = '', after = {} }: { reason?: string; after?: Record<string, unknown> } = {},
): Promise<void> {
  await writePostSteps(call, [{ id: post.id, action, from: post.state, to: postFlow.after(post.state, action) }], reason, after);
}
