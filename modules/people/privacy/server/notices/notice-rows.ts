import { sql } from 'kysely';
import { isActiveAccount } from '@talaan/identity/server/public.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { readAll } from '@talaan/kernel/server/lists/read-rows.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { exportNotices, listNotices, type NoticeRow, type readNotice as reading } from '../../contract/notices.ts';
import { NOTICE_STATE_WORDS, noticeState } from '../../rules/notice-state.ts';

type Found = Omit<NoticeRow, 'state'> & { in_force: string | null };

export const noticeRows = rows(listNotices, exportNotices, 'notices', ({ today }) => ({
  from: sql`privacy.notice n left join identity.account_view p on p.id = n.published_by`,
  columns: {
    id: 'n.id',
    title: 'n.title',
    effective_on: 'n.effective_on',
    published_at: 'n.published_at',
    published_by: 'p.name',
    readers: sql`(select count(*)::integer from privacy.notice_reading r join identity.account_view a on a.id = r.account_id
      where r.notice_id = n.id and ${isActiveAccount})`,
    in_force: sql`(select max(f.effective_on) from privacy.notice f where f.effective_on <= ${today}::date)`,
  },
  // The notice is of the whole university, which the call asks for.
  reach: sql<boolean>`true`,
  search: [sql`kernel.plain(n.title)`],
  sort: { effective_on: 'n.effective_on', title: sql`kernel.plain(n.title)` },
  unsorted: sql`n.effective_on desc nulls first, n.id desc`,
  filters: {},
  describe: (found: Found[]): NoticeRow[] =>
    found.map(({ in_force: inForce, ...row }) => ({ ...row, state: noticeState(row.effective_on, inForce, today) })),
  sheet: {
    name: 'Privacy notices',
    cells: {
      Edition: (row) => row.title,
      State: (row) => NOTICE_STATE_WORDS[row.state],
      'In force from': (row) => row.effective_on,
      'Published by': (row) => row.published_by,
      'Published at': (row) => row.published_at,
      'Read by': (row) => row.readers,
    },
  },
}));

/** Of how many accounts readers are counted. */
export async function countAccounts({ db }: Pick<Call, 'db'>): Promise<{ accounts: number }> {
  const { rows: found } = await sql<{ accounts: number }>`
    select count(*)::integer as accounts from identity.account_view a where ${isActiveAccount}`.execute(db);
  return found[0]!;
}

/** Error: 404. */
export async function readNotice(call: CallOf<typeof reading>): Promise<AnswerOf<typeof reading>> {
  const { db, params } = call;
  const list = await noticeRows.define({ ...call, params: {}, query: {} });
  const [row] = await readAll<NoticeRow>({ db, query: {} }, { ...list, reach: sql<boolean>`n.id = ${params.id}`, filters: {} });
  const texts = await db.selectFrom('privacy.notice').select(['english', 'filipino']).where('id', '=', params.id).executeTakeFirst();
  if (!row || !texts) throw notFound('There is no such notice.');
  return { notice: { ...row, ...texts } };
}
