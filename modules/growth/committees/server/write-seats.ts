import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { lockRecords } from '@talaan/kernel/server/steps/lock-records.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import { namePeople, whyNotServing } from '@talaan/personnel/server/public.ts';
import { forgetSitting, noteSitting } from '@talaan/requests/server/public.ts';
import type * as contract from '../contract/committees.ts';
import { findSeatFaults } from '../rules/find-seat-faults.ts';
import { findCommittee } from './read-committee.ts';
import { readSeatsOf } from './read-seats.ts';

type Facts = BodyOf<typeof contract.editSeat>;

/** Adds the personnel committee of an office. Error: 422 for an office beyond one's reach, or one that has it already. */
export async function addCommittee(call: CallOf<typeof contract.addCommittee>): Promise<AnswerOf<typeof contract.addCommittee>> {
  const { db, body } = call;
  if (!(await reachesOffice(call, body.office_id, ['LDADMIN', 'LDDPCSEC'])))
    throw invalid({ office_id: ['Choose an office within your scope.'] });
  const { id } = await db
    .insertInto('committees.committee')
    .values({ kind: 'DPC', office_id: body.office_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'add a committee', subject: `committees.committee:${id}`, after: body });
  return { message: 'The committee was added. Seat its chair and members next.', id };
}

/** Seats a person. Errors: 404; 422 for a person who does not serve on the first day or has a seat, for a second chair, vice chair or secretary, and without an order. */
export async function addSeat(call: CallOf<typeof contract.addSeat>): Promise<AnswerOf<typeof contract.addSeat>> {
  const { db, params, body, today } = call;
  const committee = await findCommittee(call, params.id);
  const { personnel_id: personnelId, ...facts } = body;
  const person = (await namePeople(db, [personnelId], today)).get(personnelId);
  if (!person) throw invalid({ personnel_id: ['Choose from the list.'] });
  const gone = (await whyNotServing(db, [{ id: personnelId, personnelId, from: body.from, to: body.from }])).get(personnelId);
  if (gone !== undefined) throw invalid({ personnel_id: [gone] });
  await requireFacts(call, { committee: params.id, seat: null }, { ...facts, person_id: personnelId, name: person.fullname });
  const { id } = await db
    .insertInto('committees.seat')
    .values({ ...columnsOf(facts), committee_id: params.id, personnel_id: personnelId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteSitting(db, committee.kind, sittingOf(id, committee.office_id, personnelId, facts));
  await recordChange(call, {
    action: 'seat a member of a committee',
    subject: `committees.committee:${params.id}`,
    personnelId,
    after: { seat: id, ...body },
  });
  return { message: `${person.fullname} now sits on the ${committee.name[0]!.toLowerCase()}${committee.name.slice(1)}.` };
}

/** Errors: 404; 422 as above. */
export async function editSeat(call: CallOf<typeof contract.editSeat>): Promise<AnswerOf<typeof contract.editSeat>> {
  const { db, params, body } = call;
  const { committee, ...seat } = await findSeat(call, params.id);
  await requireFacts(call, { committee: committee.id, seat: params.id }, { ...body, person_id: seat.personnel_id, name: seat.fullname });
  await db.updateTable('committees.seat').set(columnsOf(body)).where('id', '=', params.id).execute();
  await noteSitting(db, committee.kind, sittingOf(params.id, committee.office_id, seat.personnel_id, body));
  await recordChange(call, {
    action: 'edit a seat of a committee',
    subject: `committees.committee:${committee.id}`,
    personnelId: seat.personnel_id,
    before: seat.before,
    after: body,
  });
  return { message: `The seat of ${seat.fullname} was saved.` };
}

/** Errors: 404; 409 for one that was at a meeting: it is ended instead. */
export async function removeSeat(call: CallOf<typeof contract.removeSeat>): Promise<AnswerOf<typeof contract.removeSeat>> {
  const { db, params } = call;
  const { committee, ...seat } = await findSeat(call, params.id);
  if (seat.is_used) throw wrongState(`${seat.fullname} was at a meeting in this seat. Set its last day instead.`);
  await db.deleteFrom('committees.seat').where('id', '=', params.id).execute();
  await forgetSitting(db, committee.kind, params.id);
  await recordChange(call, {
    action: 'remove a seat of a committee',
    subject: `committees.committee:${committee.id}`,
    personnelId: seat.personnel_id,
    before: seat.before,
  });
  return { message: `${seat.fullname} was removed.` };
}

async function findSeat(call: Pick<Call, 'db' | 'actor' | 'today'>, id: number) {
  const { rows } = await sql<{ committee_id: number; personnel_id: number; fullname: string; before: unknown; is_used: boolean }>`
    select s.committee_id, s.personnel_id, p.fullname, to_jsonb(s) as before,
      exists (select from committees.present r where r.seat_id = s.id) as is_used
    from committees.seat s join personnel.person_view p on p.id = s.personnel_id where s.id = ${id}`.execute(call.db);
  if (!rows[0]) throw notFound('There is no such seat.');
  const { committee_id: committeeId, ...seat } = rows[0];
  return { ...seat, committee: await findCommittee(call, committeeId) };
}

/** Judged after the committee is locked, so that of two who seat a chair at once one is refused in words. */
async function requireFacts(
  { db }: Pick<Call, 'db'>,
  of: { committee: number; seat: number | null },
  facts: Facts & { person_id: number; name: string },
): Promise<void> {
  await lockRecords(db, 'committees.committee', [of.committee]);
  const others = (await readSeatsOf(db, [of.committee])).get(of.committee) ?? [];
  const faults = findSeatFaults(
    facts,
    others.filter(({ id }) => id !== of.seat),
  );
  if (Object.keys(faults).length === 0) return;
  const { person_id: person, ...fields } = faults;
  throw invalid(person ? { ...fields, personnel_id: person } : fields);
}

function sittingOf(sourceId: number, officeId: number | null, personnelId: number, { role, from, to }: Facts) {
  return { sourceId, officeId, personnelId, isSecretary: role === 'SECRETARY', from, to };
}

function columnsOf({ from, to, ...facts }: Facts) {
  return { ...facts, during: sql<string>`daterange(${from}::date, ${to}::date, '[]')` };
}
