import type { listViews as endpoint, SavedView } from '../../contract/saved-views.ts';
import { holds, type Actor } from '../actor.ts';
import type { Call, AnswerOf, QueryOf } from '../mount.ts';
import { mayShare, requireList } from './reach-list.ts';

export const VIEW_COLUMNS = ['id', 'name', 'query', 'is_shared', 'owner_id'] as const;

type Stored = Omit<SavedView, 'may_change'> & { owner_id: number };

/** The caller’s own views and the shared ones. Errors: 404 for a list that the caller may not open. */
export async function listViews(call: Call<unknown, QueryOf<typeof endpoint>>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, query } = call;
  const list = requireList(call, query.list);
  const views = await db
    .selectFrom('kernel.saved_view')
    .select(VIEW_COLUMNS)
    .where('list', '=', query.list)
    .where('screen', '=', query.screen)
    .where((by) => by.or([by('owner_id', '=', actor.accountId), by('is_shared', '=', true)]))
    .orderBy('is_shared')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return { views: views.map((view) => describeView(actor, view)), may_share: mayShare(call, list) };
}

export function describeView(actor: Actor, { owner_id: owner, ...view }: Stored): SavedView {
  return { ...view, may_change: mayChange(actor, owner, view.is_shared) };
}

export function mayChange(actor: Actor, owner: number, isShared: boolean): boolean {
  return owner === actor.accountId || (isShared && holds(actor, ['ADMIN']));
}
