import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { POST_KEEPERS, type listPostableRequests as endpoint, type PostableRequest } from '../contract/posts.ts';

/** Approved requests to hire of the caller's reach that have no post, or a cancelled one. */
export async function listPostableRequests({ db, actor }: Call): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<PostableRequest>`
    select q.id, q.number, t.name as position, o.fullname as office, q.kind, q.needed, q.needed_by,
      coalesce((select string_agg(i.item_number, ', ' order by i.item_number collate reference.by_number) from hiring.request_item w
        join plantilla.item i on i.id = w.item_id where w.request_id = q.id), '') as items
    from hiring.request q join organization.office_view o on o.id = q.office_id join organization.position_view t on t.id = q.position_id
    where q.state = 'APPROVED' and ${visible(actor, POST_KEEPERS, { person: 'q.requester_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by q.needed_by, q.id limit 200`.execute(db);
  return { requests: rows };
}
