import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { listOwnNotices as endpoint } from '../contract/notices.ts';
import { NOTICE_COLUMNS, NOTICES } from './notice-rows.ts';

type Own = AnswerOf<typeof endpoint>['notices'][number];

/** One's own released notices; nothing of what is still on its way, and nothing of others. */
export async function listOwnNotices({ db, actor }: Call): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<Own>`
    select ${selected(NOTICE_COLUMNS)}, s.law, n.paper_code as code, r.closed_at as released_at
    from ${NOTICES} join requests.request r on r.id = n.id
    where n.state = 'RELEASED' and n.personnel_id = ${actor.personnelId} order by n.effective_on desc, n.id desc`.execute(db);
  return { notices: rows };
}
