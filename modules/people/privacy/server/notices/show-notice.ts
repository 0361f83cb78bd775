import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import type { confirmNotice as confirming, readOwnNotice as readingOwn, showNotice as showing } from '../../contract/notices.ts';
import { dayInForce, noticeState } from '../../rules/notice-state.ts';

/** Error: 404 where none is published, or none of this number. */
export async function showNotice({ db, today, query }: CallOf<typeof showing>): Promise<AnswerOf<typeof showing>> {
  const published = await readPublished(db);
  const inForce = dayInForce(
    published.map(({ effective_on }) => effective_on),
    today,
  );
  const editions = published.map((one) => ({ ...one, state: noticeState(one.effective_on, inForce, today) }));
  const wanted = editions.find(({ id, state }) => (query.edition === undefined ? state === 'in_force' : id === query.edition));
  if (!wanted) throw notFound('There is no such privacy notice.');
  const texts = await db.selectFrom('privacy.notice').select(['english', 'filipino']).where('id', '=', wanted.id).executeTakeFirstOrThrow();
  return { notice: { ...wanted, ...texts }, editions };
}

export async function readOwnNotice({ db, actor, today }: CallOf<typeof readingOwn>): Promise<AnswerOf<typeof readingOwn>> {
  const { rows } = await sql<NonNullable<AnswerOf<typeof readingOwn>['notice']>>`
    select n.id, n.title, n.effective_on, r.read_at
    from privacy.notice n left join privacy.notice_reading r on r.notice_id = n.id and r.account_id = ${actor.accountId}
    where n.effective_on <= ${today}::date order by n.effective_on desc limit 1`.execute(db);
  return { notice: rows[0] ?? null };
}

/** Error: 404 for a draft and for one that is not there. */
export async function confirmNotice({ db, now, actor, body }: CallOf<typeof confirming>): Promise<AnswerOf<typeof confirming>> {
  const published = await readPublished(db);
  if (!published.some(({ id }) => id === body.notice)) throw notFound('There is no such privacy notice.');
  await db
    .insertInto('privacy.notice_reading')
    .values({ notice_id: body.notice, account_id: actor.accountId, read_at: now.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { message: 'It was recorded that you have read the privacy notice.' };
}

/** The latest first. */
async function readPublished(db: Database) {
  const { rows } = await sql<{ id: number; title: string; effective_on: string }>`
    select id, title, effective_on from privacy.notice where effective_on is not null order by effective_on desc`.execute(db);
  return rows;
}
