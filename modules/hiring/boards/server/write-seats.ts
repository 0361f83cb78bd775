import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { namePeople } from '@talaan/personnel/server/public.ts';
import type { addSeat as adding, editSeat as editing } from '../contract/boards.ts';
import { findBoard } from './read-board.ts';

type Facts = BodyOf<typeof editing>;

/**
 * Seats a person. Errors: 404 beyond one's reach; 422 for a person who is not there or has a seat on these days, a second chair, and an
 * alternate of a seat of another board or of an alternate.
 */
export async function addSeat(call: CallOf<typeof adding>): Promise<AnswerOf<typeof adding>> {
  const { db, params, body, today } = call;
  const board = await findBoard(call, params.id);
  const { personnel_id, ...facts } = body;
  const person = (await namePeople(db, [personnel_id], today)).get(personnel_id);
  if (!person || (await isApplicant(call, personnel_id))) throw invalid({ personnel_id: ['Choose from the list.'] });
  await requireFacts(call, params.id, null, facts);
  const { id } = await db
    .insertInto('boards.seat')
    .values({ ...columnsOf(facts), board_id: params.id, personnel_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, {
    action: 'seat a member',
    subject: `boards.board:${params.id}`,
    personnelId: personnel_id,
    after: { seat: id, ...body },
  });
  return { message: `${person.fullname} now sits on ${board.name}.` };
}

/** Errors: 404 beyond one's reach; 422 as above. */
export async function editSeat(call: Call<{ id: number }, unknown, Facts>): Promise<AnswerOf<typeof editing>> {
  const { db, params, body } = call;
  const seat = await findSeat(call, params.id);
  await requireFacts(call, seat.board_id, params.id, body);
  await db.updateTable('boards.seat').set(columnsOf(body)).where('id', '=', params.id).execute();
  await recordChange(call, {
    action: 'edit a seat',
    subject: `boards.board:${seat.board_id}`,
    personnelId: seat.personnel_id,
    before: seat.before,
    after: body,
  });
  return { message: `The seat of ${seat.fullname} was saved.` };
}

/** Errors: 404; 409 for one whose holder declared, or who has an alternate: it is ended instead. */
export async function removeSeat(call: Call<{ id: number }>): Promise<{ message: string }> {
  const { db, params } = call;
  const seat = await findSeat(call, params.id);
  if (seat.is_used)
    throw wrongState(`${seat.fullname} has already declared about applicants, or has an alternate. Set the last day of the seat instead.`);
  await db.deleteFrom('boards.seat').where('id', '=', params.id).execute();
  await recordChange(call, {
    action: 'remove a seat',
    subject: `boards.board:${seat.board_id}`,
    personnelId: seat.personnel_id,
    before: seat.before,
  });
  return { message: `${seat.fullname} was removed.` };
}

async function findSeat(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number) {
  const { rows } = await sql<{ board_id: number; personnel_id: number; fullname: string; before: unknown; is_used: boolean }>`
    select s.board_id, s.personnel_id, p.fullname, to_jsonb(s) as before,
      exists (select from boards.inhibition i where i.seat_id = s.id) or exists (select from boards.seat e where e.alternate_for_id = s.id) as is_used
    from boards.seat s join personnel.person_view p on p.id = s.personnel_id where s.id = ${id}`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such seat.');
  await findBoard(call, rows[0].board_id);
  return rows[0];
}

async function requireFacts({ db }: Pick<Call, 'db'>, boardId: number, seatId: number | null, facts: Facts): Promise<void> {
  if (facts.role === 'secretary' && facts.votes) throw invalid({ votes: ['The secretary has no vote.'] });
  if (facts.alternate_for_id !== null) {
    const { rows } = await sql<{ is_regular: boolean }>`
      select alternate_for_id is null and id is distinct from ${seatId}::integer as is_regular from boards.seat where id = ${facts.alternate_for_id} and board_id = ${boardId}`.execute(
      db,
    );
    if (!rows[0]?.is_regular) throw invalid({ alternate_for_id: ['Choose a regular member of this board.'] });
  }
  if (facts.role !== 'chair' || facts.alternate_for_id !== null) return;
  const { rows } = await sql<{ fullname: string }>`
    select p.fullname from boards.seat s join personnel.person_view p on p.id = s.personnel_id
    where s.board_id = ${boardId} and s.role = 'chair' and s.alternate_for_id is null and s.id is distinct from ${seatId}::integer
      and s.during && daterange(${facts.from}::date, ${facts.to}::date, '[]')`.execute(db);
  if (rows[0]) throw invalid({ role: [`${rows[0].fullname} chairs the board on these days.`] });
}

async function isApplicant({ db }: Pick<Call, 'db'>, personnelId: number): Promise<boolean> {
  const { is_applicant } = await db
    .selectFrom('personnel.person_view')
    .select('is_applicant')
    .where('id', '=', personnelId)
    .executeTakeFirstOrThrow();
  return is_applicant;
}

function columnsOf({ from, to, ...facts }: Facts) {
  if (to !== null && to < from) throw invalid({ to: ['The last day lies before the first.'] });
  return { ...facts, during: sql<string>`daterange(${from}::date, ${to}::date, '[]')` };
}
