import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { followFacts } from '@talaan/requests/server/public.ts';
import { MOST_FILES, type editHireRequest as endpoint } from '../contract.ts';
import { noSuchRequest } from './find-hire-request.ts';
import { titleOf } from './hire-facts.ts';
import { checkHireValues, keepFiles, keepItems } from './hire-values.ts';
import { lockItems } from './live-items.ts';

/** Changes one’s own request to hire while it is a draft or returned. Errors: 404 for that of another, 409 in another state, 422 as of the values. */
export async function editHireRequest(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, body } = call;
  const { rows } = await sql<{ number: string; state: string; office_id: number; office: string; before: unknown }>`
    select q.number, q.state, q.office_id, o.fullname as office, to_jsonb(q) as before from hiring.request q
    join organization.office_view o on o.id = q.office_id where q.id = ${params.id} and q.requester_id = ${actor.personnelId}::integer for update of q`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw noSuchRequest();
  if (found.state !== 'DRAFT' && found.state !== 'RETURNED')
    throw wrongState('Only a draft, or a request that was returned, can be changed.');
  await lockItems(db, body.item_ids);
  const { position, itemIds, columns } = await checkHireValues(call, body, found.office_id, params.id);
  await db.updateTable('hiring.request').set(columns).where('id', '=', params.id).execute();
  await keepItems(call, params.id, itemIds, found.state === 'RETURNED');
  await keepFiles(call, params.id, body, MOST_FILES);
  const title = titleOf({ number: found.number, position, needed: columns.needed, office: found.office });
  await followFacts(db, [{ id: params.id, officeId: found.office_id, title }]);
  await recordChange(call, {
    action: 'change a request to hire',
    subject: `hiring.request:${params.id}`,
    personnelId: actor.personnelId,
    before: found.before,
    after: body,
  });
  return { message: `Request ${found.number} was saved.` };
}
