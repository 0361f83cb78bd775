import type { changeView as endpoint } from '../../contract/saved-views.ts';
import { recordChange } from '../audit/audit.ts';
import { notAllowed } from '../errors.ts';
import type { Call, AnswerOf, BodyOf } from '../mount.ts';
import { describeView, VIEW_COLUMNS } from './list-views.ts';
import { lockView } from './lock-view.ts';
import { mayShare, requireList } from './reach-list.ts';

type ChangeCall = Call<{ id: number }, unknown, BodyOf<typeof endpoint>>;

/** Errors: those of `lockView`, and 403 to share without working with the list. */
export async function changeView(call: ChangeCall): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, body } = call;
  const before = await lockView(call, params.id);
  if (body.is_shared && !before.is_shared && !mayShare(call, requireList(call, before.list))) throw notAllowed();
  const { name = before.name, query = before.query, is_shared = before.is_shared } = body;
  const view = await db
    .updateTable('kernel.saved_view')
    .set({ name, query, is_shared })
    .where('id', '=', params.id)
    .returning(VIEW_COLUMNS)
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'change a view', subject: `view:${view.id}`, before, after: body });
  return { view: describeView(actor, view) };
}
