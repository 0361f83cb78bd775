import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { listOpenPosts as endpoint } from '../../contract/mine.ts';
import { postJson, type Post } from '../post-columns.ts';
import { readOwn, showOwn } from './own-application.ts';

/** The posts that are open now, those that close first above, each with one's own application; then the other applications. */
export async function listOpenPosts(call: Call): Promise<AnswerOf<typeof endpoint>> {
  const { db, now, actor } = call;
  const { rows } = await sql<{ post: Post }>`
    select ${postJson} as post from vacancies.post v join organization.office_view o on o.id = v.office_id
    where v.state in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY') and v.opens_at <= ${now.toString()}
      and v.closes_at + interval '1 second' > ${now.toString()} order by v.closes_at, v.id`.execute(db);
  const own = actor.personnelId === null ? [] : await readOwn(call, {});
  const open = new Set(rows.map(({ post }) => post.id));
  const applicationFor = new Map(own.map((one) => [one.post_id, showOwn(one)]));
  return {
    applicant_id: actor.personnelId,
    posts: rows.map(({ post }) => ({ ...post, application: applicationFor.get(post.id) ?? null })),
    others: own.filter(({ post_id }) => !open.has(post_id)).map((one) => ({ ...one.post, application: showOwn(one) })),
  };
}
