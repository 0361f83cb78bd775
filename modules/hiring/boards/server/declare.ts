import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type * as contract from '../contract/posts.ts';
import { findPost, readPost } from './find-post.ts';
import { inhibitionsOf } from './inhibitions-of.ts';
import { readHints } from './read-hints.ts';
import { describeSeat, readApplicants, readDeclarations } from './read-post-board.ts';
import { requireSeat, votingSeats, type Seat } from './voting-seats.ts';

type Declared = BodyOf<typeof contract.declareRelationships>;

/** The applicants of a post for the caller, who sits on its board. Error: 404 for anybody else. */
export async function readOwnDeclarations(call: Call<{ id: number }>): Promise<AnswerOf<typeof contract.readOwnDeclarations>> {
  const { db, params } = call;
  const seat = await requireSeat(call, params.id);
  return {
    post: await readPost(db, params.id),
    seat: describeSeat(seat, await inhibitionsOf(db, params.id)),
    applicants: await readApplicants(db, params.id),
    declarations: await readDeclarations(db, params.id, seat.id),
    hints: await readHints(db, params.id, [seat], { tellsAnswers: seat.role === 'chair' && seat.alternate_for_id === null }),
  };
}

/** What the caller declares. Errors: 404 without a seat; 422 as below. */
export async function declareRelationships(call: Call<{ id: number }, unknown, Declared>): Promise<{ message: string }> {
  await writeDeclarations(call, await requireSeat(call, call.params.id), call.body);
  return { message: 'Your declaration was recorded.' };
}

/** What a member declared on paper. Errors: 404 beyond one's reach, and for a seat of another board; 422 as below. */
export async function recordDeclarations(call: Call<{ id: number; seat: number }, unknown, Declared>): Promise<{ message: string }> {
  const { db, params, body, today } = call;
  const post = await findPost(call, params.id);
  const seat = (await votingSeats(db, post.id, today)).find(({ id }) => id === params.seat);
  if (!seat) throw notFound('There is no such seat on the board of this post.');
  await writeDeclarations(call, seat, body);
  return { message: `The declaration of ${seat.fullname} was recorded.` };
}

/** Errors: 422 for an applicant of another post, a cause that is lacking, and another reason that is not said. */
async function writeDeclarations(call: Call<{ id: number }>, seat: Seat, { declarations }: Declared): Promise<void> {
  const { db, actor, now, params } = call;
  const applicants = new Set((await readApplicants(db, params.id)).map(({ id }) => id));
  const errors: Record<string, string[]> = {};
  for (const [at, one] of declarations.entries()) {
    if (!applicants.has(one.application_id)) errors[`declarations.${at}.application_id`] = ['This is no applicant of the post.'];
    if (one.is_inhibited && one.cause === '') errors[`declarations.${at}.cause`] = ['Choose why you do not take part.'];
    if (one.cause === 'other' && one.remarks === '') errors[`declarations.${at}.remarks`] = ['Say the reason.'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const written = declarations.map((one) => ({ ...one, cause: one.is_inhibited ? one.cause : '' }));
  await sql`
    insert into boards.inhibition (seat_id, application_id, is_inhibited, cause, remarks, declared_at, declared_by)
    select ${seat.id}, d.application_id, d.is_inhibited, d.cause, d.remarks, ${now.toString()}, ${actor.accountId || null}
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as d (application_id integer, is_inhibited boolean, cause text, remarks text)
    on conflict (seat_id, application_id) do update set is_inhibited = excluded.is_inhibited, cause = excluded.cause, remarks = excluded.remarks,
      declared_at = excluded.declared_at, declared_by = excluded.declared_by`.execute(db);
  await recordChange(call, {
    action: 'declare relationships',
    subject: `vacancies.post:${params.id}`,
    personnelId: seat.personnel_id,
    after: { seat: seat.id, declarations: written },
  });
}
