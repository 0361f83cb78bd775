import type { Call } from '../mount.ts';
import { notAllowed, notFound } from '../errors.ts';
import { mayChange, VIEW_COLUMNS } from './list-views.ts';

/** The view, locked, for a caller who may change it. Errors: 404 for another’s own view, 403 for another’s shared one. */
export async function lockView({ db, actor }: Pick<Call, 'db' | 'actor'>, id: number) {
  const view = await db
    .selectFrom('kernel.saved_view')
    .select([...VIEW_COLUMNS, 'list'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!view || (view.owner_id !== actor.accountId && !view.is_shared)) throw notFound('There is no such view.');
  if (!mayChange(actor, view.owner_id, view.is_shared)) throw notAllowed();
  return view;
}
