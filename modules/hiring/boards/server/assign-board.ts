import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { notifyPeople } from '@talaan/notifications/server/public.ts';
import type { assignBoard as endpoint } from '../contract/posts.ts';
import { findPost } from './find-post.ts';
import { findUnitHead } from './read-post-board.ts';
import { votingSeats } from './voting-seats.ts';

/** Assigns the board of a post and tells its members. Errors: 404; 422 for a board that does not run today; 409 for a post that is over. */
export async function assignBoard(call: CallOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, body, now, today } = call;
  const post = await findPost(call, params.id);
  if (['FILLED', 'CANCELLED'].includes(post.state)) throw wrongState('This post is over: no board sits for it any more.');
  const { rows } = await sql<{ name: string; was: number | null }>`
    select b.name, (select t.board_id from boards.sitting t where t.post_id = ${post.id}) as was from boards.board b
    where b.id = ${body.board_id} and b.term @> ${today}::date`.execute(db);
  const board = rows[0];
  if (!board) throw invalid({ board_id: ['Choose a board whose term runs today.'] });
  await sql`
    insert into boards.sitting (post_id, board_id, assigned_at, assigned_by)
    values (${post.id}, ${body.board_id}, ${now.toString()}, ${actor.accountId || null})
    on conflict (post_id) do update set board_id = excluded.board_id, assigned_at = excluded.assigned_at, assigned_by = excluded.assigned_by`.execute(
    db,
  );
  await recordChange(call, {
    action: 'assign a board',
    subject: `vacancies.post:${post.id}`,
    before: { board_id: board.was },
    after: body,
  });
  const seats = await votingSeats(db, post.id, today);
  await notifyPeople(
    db,
    now,
    seats.map(({ personnel_id }) => personnel_id),
    {
      title: 'Your board sits for a post',
      description: `${board.name} sits for ${post.title} (${post.code}). Declare whether you are related to its applicants.`,
      link: `/rsp/assessment/declarations?post=${post.id}`,
    },
  );
  return { message: `${board.name} sits for ${post.code}.` };
}

/**
 * Seats the head of the unit with the vacancy, a member by law (2025 ORAOHRA), for this post alone. Errors: 404; 409 without a board, where
 * the unit has no head, or where they have a seat already.
 */
export async function seatUnitHead(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, params, now, today } = call;
  const post = await findPost(call, params.id);
  const seats = await votingSeats(db, post.id, today);
  const head = await findUnitHead(call, post, seats);
  if (!head) throw wrongState('The unit has no head who is without a seat on the board of this post.');
  await sql`
    insert into boards.seat (board_id, personnel_id, role, title, votes, during, post_id)
    select board_id, ${head.personnel_id}, 'member', 'Head of the unit with the vacancy', true, daterange(${today}::date, null), post_id
    from boards.sitting where post_id = ${post.id}`.execute(db);
  await recordChange(call, { action: 'seat the head of the unit', subject: `vacancies.post:${post.id}`, personnelId: head.personnel_id });
  await notifyPeople(db, now, [head.personnel_id], {
    title: 'You sit on the board of a post',
    description: `As the head of the unit you are a member of the board for ${post.title} (${post.code}).`,
    link: `/rsp/assessment/declarations?post=${post.id}`,
  });
  return { message: `${head.fullname} now sits on the board of this post.` };
}
