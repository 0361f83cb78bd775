import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { Notice, NoticeRow, readNotice as endpoint } from '../contract/notices.ts';
import { isOwn } from './refuse-own.ts';
import { NOTICE_COLUMNS, NOTICES, withinReach } from './notice-rows.ts';

type Found = NoticeRow & Pick<Notice, 'law' | 'item_number' | 'ratings' | 'reason' | 'code' | 'corrects_id' | 'corrected_by_id'>;

/** One notice; 404 for one out of reach. */
export async function readNotice({ db, actor, params }: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<Found>`
    select ${selected(NOTICE_COLUMNS)}, s.law, n.item_number, n.ratings, n.reason, n.corrects_id,
      n.paper_code as code, (select k.id from notices.notice k where k.corrects_id = n.id and k.state <> 'CANCELLED') as corrected_by_id
    from ${NOTICES} where n.id = ${params.id} and ${withinReach(actor)}`.execute(db);
  const notice = rows[0];
  if (!notice) throw notFound('There is no such notice.');
  return {
    notice: {
      ...notice,
      may_be_corrected: notice.state === 'RELEASED' && notice.corrected_by_id === null && !isOwn(actor, notice.personnel_id),
    },
  };
}
