import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../contract/assessment.ts';
import type { saveNextInRank as savingNext } from '../contract/decision.ts';
import { countEdit, findPost, lockPost } from './find-post.ts';
import { readVotingSeats } from './read-board.ts';
import { hasScores } from './read-assessment.ts';

type OfPost<B = unknown> = Call<{ id: number }, unknown, B>;

/** Errors: 404; 409 once anything is scored; 422 for a form of the other board or out of use. */
export async function setAssessment(call: OfPost<BodyOf<typeof contract.setAssessment>>): Promise<{ message: string }> {
  const { db, body, params, now, actor } = call;
  const post = await findPost(call, params.id);
  // Two who set it at once take turns.
  await sql`select from vacancies.post where id = ${post.id} for no key update`.execute(db);
  if (await hasScores(call, post.id)) throw wrongState('Applicants for this post are scored already: all are scored on the same form.');
  const form = await db
    .selectFrom('assessments.form')
    .select(['name', 'version'])
    .where('id', '=', body.form_id)
    .where('board', '=', post.board)
    .where('is_in_use', '=', true)
    .executeTakeFirst();
  if (!form) throw invalid({ form_id: ['Choose a form of this board that is in use.'] });
  await db
    .insertInto('assessments.assessment')
    .values({ post_id: post.id, ...body, set_at: now.toString(), set_by: actor.accountId })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ ...body, set_at: now.toString(), set_by: actor.accountId }))
    .execute();
  await recordChange(call, { action: 'set the form of an assessment', subject: `vacancies.post:${post.id}`, after: body });
  return { message: `The applicants are scored by ${form.name}, version ${form.version}.` };
}

/** Errors: 404 for a seat of another board; 409. */
export async function saveAbsence(call: OfPost<BodyOf<typeof contract.saveAbsence>>): Promise<{ message: string }> {
  const { db, params, body, today, now, actor } = call;
  const post = await lockPost(call, params.id);
  const seat = (await readVotingSeats(db, post.id, today)).find(({ seat_id }) => seat_id === body.seat_id);
  if (!seat) throw notFound('No such seat votes for this post.');
  const { rows } = await sql`select from assessments.sheet where post_id = ${post.id} and seat_id = ${body.seat_id} limit 1`.execute(db);
  if (rows.length > 0 && body.reason)
    throw wrongState(`${seat.holders[0].fullname} has sheets for this post. Return or complete them: an absent seat has none.`);
  await db.deleteFrom('assessments.absence').where('post_id', '=', post.id).where('seat_id', '=', body.seat_id).execute();
  if (body.reason)
    await db
      .insertInto('assessments.absence')
      .values({ post_id: post.id, ...body, recorded_at: now.toString(), recorded_by: actor.accountId })
      .execute();
  await countEdit(call, post.id);
  await recordChange(call, { action: 'record an absence from an assessment', subject: `vacancies.post:${post.id}`, after: body });
  return { message: `${seat.holders[0].fullname} ${body.reason ? 'is recorded as absent' : 'takes part'}.` };
}

/** Error: 409 where another changed them meanwhile. */
export async function saveMinutes(call: OfPost<BodyOf<typeof contract.saveMinutes>>): Promise<{ message: string }> {
  const { db, params, body } = call;
  const post = await lockPost(call, params.id, true);
  if (post.minutes !== body.was) throw wrongState('Someone else changed the minutes. Copy what you wrote, and load the page again.');
  await db.updateTable('assessments.assessment').set({ minutes: body.minutes }).where('post_id', '=', post.id).execute();
  await recordChange(call, {
    action: 'write the minutes of a deliberation',
    subject: `vacancies.post:${post.id}`,
    before: post.minutes,
    after: body.minutes,
  });
  return { message: 'The minutes were saved.' };
}

export async function saveNextInRank(call: OfPost<BodyOf<typeof savingNext>>): Promise<{ message: string }> {
  const { db, params, body } = call;
  await sql`delete from assessments.next_in_rank where position_id = ${params.id}`.execute(db);
  await sql`
    insert into assessments.next_in_rank (position_id, from_position_id)
    select ${params.id}, id from organization.position_view where id = any(${body.position_ids}::integer[]) and id <> ${params.id}`.execute(
    db,
  );
  await recordChange(call, { action: 'set next-in-rank positions', subject: `organization.position:${params.id}`, after: body });
  return { message: 'The next-in-rank positions were saved.' };
}
