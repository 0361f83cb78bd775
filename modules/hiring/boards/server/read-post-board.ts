import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { BoardKind } from '../contract/boards.ts';
import type { BoardSeat, PostBoard, readPostBoard as endpoint } from '../contract/posts.ts';
import { quorumOf } from '../rules/quorum.ts';
import { findPost, type FoundPost } from './find-post.ts';
import { inhibitionsOf, type Inhibition } from './inhibitions-of.ts';
import { readHints } from './read-hints.ts';
import { votingSeats, type Seat } from './voting-seats.ts';

/** The board of a post, as recruitment sees it. Error: 404 beyond one's reach. */
export async function readPostBoard(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, params, today } = call;
  const post = await findPost(call, params.id);
  const seats = await votingSeats(db, post.id, today);
  const inhibitions = await inhibitionsOf(db, post.id);
  const applicants = await readApplicants(db, post.id);
  const { rows: assigned } = await sql<PostBoard['board'] & object>`
    select b.id, b.name, b.kind from boards.sitting t join boards.board b on b.id = t.board_id where t.post_id = ${post.id}`.execute(db);
  const everyone = new Set(seats.map(({ id }) => id));
  return {
    sitting: {
      post,
      board: assigned[0] ?? null,
      boards: await readChoices(call, post),
      seats: seats.map((seat) => describeSeat(seat, inhibitions)),
      applicants,
      declarations: await readDeclarations(db, post.id, null),
      hints: await readHints(db, post.id, seats, { tellsAnswers: true }),
      quorums: applicants.map(({ id }) => {
        const inhibited = new Set(inhibitions.filter((one) => one.application_id === id).map(({ seat_id }) => seat_id));
        const { seats: count, needed, voting, holds } = quorumOf(seats, { level: post.level, present: everyone, inhibited });
        return { application_id: id, seats: count, needed, can_vote: voting.length, holds };
      }),
      unit_head: await findUnitHead(call, post, seats),
    },
  };
}

export function describeSeat(seat: Seat, inhibitions: readonly Inhibition[]): BoardSeat {
  return { ...seat, is_candidate: inhibitions.some(({ seat_id, cause }) => seat_id === seat.id && cause === 'candidate') };
}

/** Those who applied and did not withdraw, by name. */
export async function readApplicants(db: Call['db'], postId: number): Promise<PostBoard['applicants']> {
  const { rows } = await sql<PostBoard['applicants'][number]>`
    select a.id, a.reference, p.fullname, a.state from applicants.application a join personnel.person_view p on p.id = a.personnel_id
    where a.post_id = ${postId} and a.state not in ('DRAFT', 'WITHDRAWN') order by p.plain_name, a.id`.execute(db);
  return rows;
}

/** What members of the board of a post declared, all of them or one seat. */
export async function readDeclarations(db: Call['db'], postId: number, seatId: number | null): Promise<PostBoard['declarations']> {
  const { rows } = await sql<PostBoard['declarations'][number]>`
    select i.seat_id, i.application_id, i.is_inhibited, i.cause, i.remarks, c.name as declared_by
    from boards.inhibition i join applicants.application a on a.id = i.application_id
      join boards.sitting t on t.post_id = a.post_id join boards.seat s on s.id = i.seat_id and s.board_id = t.board_id
      left join identity.account_view c on c.id = i.declared_by
    where a.post_id = ${postId} and (${seatId}::integer is null or i.seat_id = ${seatId}) order by i.application_id, i.seat_id`.execute(db);
  return rows;
}

/** Boards that run: first those of the kind of the post and of its office or the university. */
async function readChoices({ db, today }: Call, post: FoundPost): Promise<PostBoard['boards']> {
  const { rows } = await sql<{ id: number; name: string; kind: BoardKind; fits: boolean }>`
    select b.id, b.name, b.kind, ${fits(post)} as fits from boards.board b left join organization.office_view o on o.id = b.office_id
    where b.term @> ${today}::date order by ${fits(post)} desc, b.kind <> ${post.board}, b.office_id is null, b.name, b.id`.execute(db);
  return rows;
}

/** A board of the kind of the post, or the HRMPSB for a non-academic one; of the whole university, or of an office that holds the post's. */
export function fits(post: FoundPost) {
  const kinds = post.board === 'NAPB' ? ['NAPB', 'HRMPSB'] : ['APB'];
  return sql<boolean>`(b.kind = any(${kinds}::text[]) and (b.office_id is null or exists (
    select from organization.office_view v where v.id = ${post.office_id} and v.tree_from between o.tree_from and o.tree_to)))`;
}

/** Who heads the office of the post today, where they have no seat on its board. */
export async function findUnitHead(
  { db, today }: Pick<Call, 'db' | 'today'>,
  post: FoundPost,
  seats: readonly Seat[],
): Promise<PostBoard['unit_head']> {
  const { rows } = await sql<{ personnel_id: number; fullname: string; title: string }>`
    select h.personnel_id, p.fullname, h.title from organization.head_view h join personnel.person_view p on p.id = h.personnel_id
    where h.office_id = ${post.office_id} and not h.is_acting and h.during @> ${today}::date`.execute(db);
  const head = rows[0];
  return head && seats.length > 0 && !seats.some(({ personnel_id }) => personnel_id === head.personnel_id) ? head : null;
}
