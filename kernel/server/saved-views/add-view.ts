import { sql } from 'kysely';
import { MOST_VIEWS, type addView as endpoint } from '../../contract/saved-views.ts';
import { recordChange } from '../audit/audit.ts';
import { notAllowed, wrongState } from '../errors.ts';
import type { Call, AnswerOf, BodyOf } from '../mount.ts';
import { describeView, VIEW_COLUMNS } from './list-views.ts';
import { mayShare, requireList } from './reach-list.ts';

/** Errors: 404 for a list that the caller may not open, 403 to share without working with it, 409 beyond `MOST_VIEWS`. */
export async function addView(call: Call<unknown, unknown, BodyOf<typeof endpoint>>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, body } = call;
  const list = requireList(call, body.list);
  if (body.is_shared && !mayShare(call, list)) throw notAllowed();
  await sql`select pg_advisory_xact_lock(hashtext('kernel.saved_view'), ${actor.accountId}::integer)`.execute(db);
  const { saved } = await db
    .selectFrom('kernel.saved_view')
    .select((by) => by.fn.countAll<number>().as('saved'))
    .where('owner_id', '=', actor.accountId)
    .where('list', '=', body.list)
    .where('screen', '=', body.screen)
    .executeTakeFirstOrThrow();
  if (saved >= MOST_VIEWS) throw wrongState(`A list has at most ${MOST_VIEWS} views of one person. Delete one that you no longer use.`);
  const view = await db
    .insertInto('kernel.saved_view')
    .values({ ...body, owner_id: actor.accountId })
    .returning(VIEW_COLUMNS)
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'save a view', subject: `view:${view.id}`, after: body });
  return { view: describeView(actor, view) };
}
