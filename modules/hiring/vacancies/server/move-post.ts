import { sql } from 'kysely';
import { placeIn } from '@talaan/kernel/server/acting.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import { postFlow, type PostAction, type PostState } from '../workflow.ts';
import { advancePosts } from './advance-posts.ts';
import { postLog } from './post-log.ts';
import { postsFrom, reachable } from './post-rows.ts';

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
  /** The number of its office in the tree. */
  tree: number;
}

type Mover = Pick<Call, 'db' | 'server' | 'actor' | 'groups' | 'inPlaceOf' | 'now' | 'today' | 'requestId'>;

/** Locks a post of the caller's reach, brought to the state that the clock tells. Errors: 404. */
export async function lockPost(call: Mover, id: number): Promise<LockedPost> {
  const { db, actor } = call;
  const { rows } = await sql<{ id: number }>`select v.id from ${postsFrom} where v.id = ${id} and ${reachable(actor)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such job post.');
  return lockAnyPost(call, id);
}

/** The same for another module, which has asked what the caller may do. Errors: 404. */
export async function lockAnyPost(call: Mover, id: number): Promise<LockedPost> {
  await lockRecords(call.db, 'vacancies.post', [id]);
  await advancePosts(call, [id]);
  const { rows } = await sql<LockedPost>`
    select v.id, v.code, v.title, v.state, v.is_published, v.version, v.request_id, v.posted_on, v.opens_at, v.closes_at, v.valid_until, o.tree_from as tree
    from vacancies.post v join organization.office_view o on o.id = v.office_id where v.id = ${id}`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such job post.');
  return rows[0];
}

/** Error: 409 where a locked post is not in a state for the step, with what is open. */
export function requireOpen({ code, state }: LockedPost, action: PostAction, as: 'hr' | 'clock' = 'hr'): void {
  postLog.requireOpen([{ named: code, state }], action, as);
}

/** Moves a locked post by a step that is open, writes the step and the audit event. */
export async function movePost(
  call: Mover,
  { id, state, tree }: LockedPost,
  action: PostAction,
  said: { reason?: string; after?: Record<string, unknown> } = {},
): Promise<void> {
  await postLog.append(call, [{ id, action, from: state, to: postFlow.after(state, action), place: placeIn(call, tree), ...said }]);
}
