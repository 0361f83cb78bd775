import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { CountedSeat } from '../rules/quorum.ts';

/** A seat of the board that sits for a post. */
export interface Seat extends CountedSeat {
  personnel_id: number;
  fullname: string;
  role: 'chair' | 'member' | 'secretary';
  /** As what they sit, such as 'Head of the unit with the vacancy'. */
  title: string;
  sworn_on: string | null;
}

/**
 * The seats of the board that sits for a post on a day, the chair first: those of the board, and those for this post alone. An alternate
 * has the level and the vote of the seat that it stands in for; a secretary has no vote. None where no board was assigned.
 */
export async function votingSeats(db: Database, postId: number, day: string): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select s.id, s.personnel_id, p.fullname, s.role, s.title, s.sworn_on, s.alternate_for_id, coalesce(r.level, s.level) as level,
      case when s.alternate_for_id is null then s.votes else r.votes end as votes
    from boards.sitting t join boards.board b on b.id = t.board_id join boards.seat s on s.board_id = b.id
      join personnel.person_view p on p.id = s.personnel_id left join boards.seat r on r.id = s.alternate_for_id
    where t.post_id = ${postId} and s.during @> ${day}::date and (s.post_id is null or s.post_id = ${postId})
      and (r.id is null or r.during @> ${day}::date)
    order by case s.role when 'chair' then 1 when 'member' then 2 else 3 end, s.alternate_for_id is not null, s.id`.execute(db);
  return rows;
}

/** The caller's seat today in the board of a post. Error: 404 for everybody else, as if the post did not exist. */
export async function requireSeat({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, postId: number): Promise<Seat> {
  const own = actor.personnelId === null ? [] : await votingSeats(db, postId, today);
  const seat = own.find(({ personnel_id }) => personnel_id === actor.personnelId);
  if (!seat) throw notFound('You do not sit on the board of this post.');
  return seat;
}
