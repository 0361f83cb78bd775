import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { CannotRate } from '../rules/cannot-rate.ts';

/** Of an application `a`: its sheets are filled now. */
export const IS_TO_SCORE = sql<SqlBool>`a.state in ('FOR_INTERVIEW', 'INTERVIEWED')`;

/** The seat of the caller, as SQL or as it was read. */
interface CallersSeat {
  seat_id: RawBuilder<unknown> | number;
  vote_seat_id: RawBuilder<unknown> | number;
  votes: RawBuilder<unknown> | boolean;
}

type Asking = Pick<Actor, 'personnelId'>;

/**
 * Why the caller cannot rate application `a` by their seat, whose sheet is `h` where there is one; null where they can, or where it is in. The list
 * shows it, the sheet refuses by it, and the counts of what is left to do leave out whom it names. A sheet that the chair opened again is completed
 * although its applicant is ranked.
 */
export function cannotRate({ personnelId }: Asking, { seat_id, vote_seat_id, votes }: CallersSeat): RawBuilder<CannotRate | null> {
  return sql<CannotRate | null>`(select case
    when ${isCandidate({ personnelId }, sql`a.post_id`)} then 'candidate'
    when x.cause is not null then x.cause
    when not ${votes}::boolean then 'no_vote'
    when exists (select from assessments.absence b where b.post_id = a.post_id and b.seat_id = ${vote_seat_id}) then 'absent'
    when h.personnel_id <> ${personnelId}::integer and not x.is_in then 'shared'
    when not (${IS_TO_SCORE} or x.is_in or (a.state = 'RANKED' and h.id is not null)) then 'state'
  end from (select coalesce(h.state in ('SUBMITTED', 'LOCKED'), false) as is_in,
    (select i.cause from boards.inhibition i where i.seat_id = ${seat_id} and i.application_id = a.id and i.is_inhibited) as cause) x)`;
}

/** Whether the caller has still to hand in sheet `h` about application `a`. */
export function isLeft(actor: Asking, seat: CallersSeat): RawBuilder<SqlBool> {
  return sql<SqlBool>`(coalesce(h.state, '') not in ('SUBMITTED', 'LOCKED') and ${cannotRate(actor, seat)} is null)`;
}

/** Whether the caller applies for a post, by which they are inhibited from all its applicants (see `inhibitionsOf` of boards). */
function isCandidate({ personnelId }: Asking, postId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from applicants.application c where c.post_id = ${postId} and c.personnel_id = ${personnelId}::integer and c.state not in ('DRAFT', 'WITHDRAWN'))`;
}
