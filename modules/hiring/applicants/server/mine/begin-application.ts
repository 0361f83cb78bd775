import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { beginApplication as endpoint } from '../../contract/mine.ts';
import { whyNotTaken, type PostClock } from '../../rules/may-submit.ts';
import { ownPerson } from './own-application.ts';

/** Begins a draft, as an employee where one is in service. Errors: 404 without a person or post, 409 where the post takes no applications. */
export async function beginApplication(call: Call<{ post_id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, now, params, receivedAt } = call;
  const personnelId = ownPerson(call);
  const post = await db
    .selectFrom('vacancies.post')
    .select(['state', 'opens_at', 'closes_at', 'title'])
    .where('id', '=', params.post_id)
    .executeTakeFirst();
  if (!post) throw notFound('There is no such post.');
  const closed = whyNotTaken(post as PostClock, receivedAt);
  if (closed) throw wrongState(closed);
  await sql`
    insert into applicants.applicant (personnel_id, source, created_at)
    select id, case when is_applicant then 'account' else 'employee' end, ${now.toString()} from personnel.person_view where id = ${personnelId}
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into applicants.application (post_id, personnel_id, state, since, is_internal, created_at)
    select ${params.post_id}, p.id, 'DRAFT', ${now.toString()}, not p.is_applicant, ${now.toString()}
    from personnel.person_view p where p.id = ${personnelId}
    on conflict (post_id, personnel_id) where not gave_way do nothing returning id`.execute(db);
  const id = rows[0]?.id ?? (await findBegun(call, personnelId));
  if (rows[0])
    await recordChange(call, {
      action: 'begin an application',
      subject: `applicants.application:${id}`,
      personnelId,
      after: { post: post.title },
    });
  return { message: 'Your application is kept as a draft.', id, personnel_id: personnelId };
}

async function findBegun({ db, params }: Call<{ post_id: number }>, personnelId: number): Promise<number> {
  const { id } = await db
    .selectFrom('applicants.application')
    .select('id')
    .where('post_id', '=', params.post_id)
    .where('personnel_id', '=', personnelId)
    .where('gave_way', '=', false)
    .executeTakeFirstOrThrow();
  return id;
}
