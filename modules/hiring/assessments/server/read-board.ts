import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { inhibitionsOf, sitsFor, votingSeats, type Seat } from '@talaan/boards/server/public.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

export interface Holder {
  seat_id: number;
  personnel_id: number;
  fullname: string;
}

/** A seat that votes for the post, with who holds it first and their alternates after. */
export interface VotingSeat {
  seat_id: number;
  role: 'chair' | 'member';
  title: string;
  holders: [Holder, ...Holder[]];
}

/** The level of a post `v` as `sitsFor` of boards reads it, for lists: representatives of the rank and file sit for it where theirs is the same. */
export const LEVEL_OF_POST = sql`coalesce(v.level, 'second')`;

/** The seats that vote for a post on a day, the chair first; empty where no board sits for it. */
export async function readVotingSeats(db: Database, postId: number, day: string): Promise<VotingSeat[]> {
  const seats = await votingSeats(db, postId, day);
  const { level } = await db.selectFrom('vacancies.post').select('level').where('id', '=', postId).executeTakeFirstOrThrow();
  const holderOf = ({ id, personnel_id, fullname }: Seat): Holder => ({ seat_id: id, personnel_id, fullname });
  return seats
    .filter((seat) => seat.alternate_for_id === null && seat.votes && sitsFor(seat, level))
    .map((seat) => ({
      seat_id: seat.id,
      role: seat.role === 'chair' ? 'chair' : 'member',
      title: seat.title,
      holders: [holderOf(seat), ...seats.filter((one) => one.alternate_for_id === seat.id).map(holderOf)],
    }));
}

/** Who is inhibited from which applications for a post, as `seat application`: by declaration, or because they apply themselves. */
export async function readInhibitions(db: Database, postId: number): Promise<Set<string>> {
  return new Set((await inhibitionsOf(db, postId)).map(({ seat_id, application_id }) => `${seat_id} ${application_id}`));
}

/** Whether some holder of a seat may take part for an application. */
export function takesPart(seat: VotingSeat, applicationId: number, inhibitions: ReadonlySet<string>): boolean {
  return seat.holders.some((holder) => !inhibitions.has(`${holder.seat_id} ${applicationId}`));
}

export interface OwnSeat {
  /** The caller's own, perhaps that of an alternate. */
  seat_id: number;
  /** The seat that votes, on which the sheet is kept. */
  vote_seat_id: number;
  role: 'chair' | 'member' | 'secretary';
  votes: boolean;
}

/** The answers 34 to 40 of an applicant are the chair's, and those of no alternate. */
export function readsAnswers({ role, seat_id: own, vote_seat_id: voting }: OwnSeat): boolean {
  return role === 'chair' && own === voting;
}

type Asking = Pick<Call, 'db' | 'actor' | 'today'>;

/** The caller's seat on the board that sits for a post. Error: 404 without one. */
export async function requireSeat(call: Asking, postId: number): Promise<OwnSeat> {
  const seat = await findSeat(call, postId);
  if (!seat) throw notFound('You have no seat on the board of this post.');
  return seat;
}

export async function findSeat({ db, actor, today }: Asking, postId: number): Promise<OwnSeat | undefined> {
  const { rows } = await sql<OwnSeat>`
    select s.id as seat_id, r.id as vote_seat_id, r.role, r.votes and (r.level is null or r.level = ${LEVEL_OF_POST}) as votes
    from boards.sitting t join vacancies.post v on v.id = t.post_id join boards.seat s on s.board_id = t.board_id
      join boards.seat r on r.id = coalesce(s.alternate_for_id, s.id)
    where t.post_id = ${postId} and (s.post_id is null or s.post_id = t.post_id) and s.personnel_id = ${actor.personnelId} and s.during @> ${today}::date
    order by s.alternate_for_id is not null limit 1`.execute(db);
  return rows[0];
}

/** Error: 404 where there is no such post. */
export async function requirePost({ db }: Pick<Call, 'db'>, postId: number): Promise<void> {
  const post = await db.selectFrom('vacancies.post').select('id').where('id', '=', postId).executeTakeFirst();
  if (!post) throw notFound('There is no such job post.');
}
