import { sql } from 'kysely';
import { clockTime, longDate } from '@talaan/kernel/contract/dates.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { peopleOfCards } from '@talaan/kiosk/server/public.ts';
import { takeSteps, type StepCall } from '@talaan/requests/server/public.ts';
import {
  CODE_MINUTES,
  type attendSession as attending,
  type markAttendance as marking,
  type sendScans as sending,
  type SessionRecord,
} from '../../contract/attendance.ts';
import { APPROVED_STATES, trainingFlow } from '../../workflow.ts';

type Held = Omit<SessionRecord, 'url' | 'qr' | 'attendees'> & { code: string };

/** Who goes to the training, or went. */
export const GOING = [...APPROVED_STATES];

/** Marks the caller while the session is held; twice it is the same. Errors: 404 for an unknown code, 409 at another time or without an approved nomination. */
export async function attendSession(call: CallOf<typeof attending>): Promise<AnswerOf<typeof attending>> {
  const { db, actor, body, receivedAt } = call;
  const session = await findSession(call, sql`s.code = ${body.code}`);
  const local = receivedAt.toZonedDateTimeISO(ZONE);
  const minute = local.hour * 60 + local.minute;
  const isHeld =
    local.toPlainDate().toString() === session.date &&
    minute >= session.from_minute - CODE_MINUTES &&
    minute <= session.to_minute + CODE_MINUTES;
  if (!isHeld)
    throw wrongState(
      `This code is taken on ${longDate(session.date)}, from ${clockTime(session.from_minute - CODE_MINUTES)} to ${clockTime(session.to_minute + CODE_MINUTES)}.`,
    );
  const { rows } = await sql<{ id: number }>`
    select id from trainings.nomination where training_id = ${session.training_id} and personnel_id = ${actor.personnelId}::integer
      and state = any(${GOING}::text[])`.execute(db);
  if (!rows[0]) throw wrongState(`You are not approved for ${session.title}. Ask your head, or the one who holds it.`);
  await write(call, [{ sessionId: session.id, nominationId: rows[0].id, at: receivedAt.toString(), way: 'QR' }]);
  return { message: 'You are marked as present.', title: session.title };
}

/** Takes scans of the door in their order; each session once for a person, however often it was scanned or sent. Errors: 404, 409 before its day. */
export async function sendScans(call: CallOf<typeof sending>): Promise<AnswerOf<typeof sending>> {
  const { db, body, now } = call;
  const session = await findSession(call, sql`s.id = ${call.params.id}`);
  requireDay(session, call.today);
  const cards = await peopleOfCards(
    db,
    body.scans.map(({ given }) => given),
  );
  const { rows } = await sql<{ id: number; personnel_id: number; idno: string; fullname: string; attended: boolean }>`
    select n.id, n.personnel_id, p.idno, p.fullname, x.nomination_id is not null as attended
    from trainings.nomination n join personnel.person_view p on p.id = n.personnel_id
      left join trainings.attendance x on x.nomination_id = n.id and x.session_id = ${session.id}
    where n.training_id = ${session.training_id} and n.state = any(${GOING}::text[])`.execute(db);
  const before = new Set(rows.filter(({ attended }) => attended).map(({ id }) => id));
  const known = await namesOf(call, [...cards.values()]);
  const taken: { sessionId: number; nominationId: number; at: string; way: 'CARD' }[] = [];
  const outcomes = body.scans.map(({ key, given, at }): AnswerOf<typeof sending>['outcomes'][number] => {
    const personId = cards.get(given);
    const going = rows.find((one) => (personId === undefined ? one.idno === given : one.personnel_id === personId));
    if (!going) {
      const fullname = personId === undefined ? null : (known.get(personId) ?? null);
      return { key, fullname, outcome: personId === undefined ? 'UNKNOWN' : 'NOT_APPROVED' };
    }
    if (before.has(going.id)) return { key, fullname: going.fullname, outcome: 'BEFORE' };
    before.add(going.id);
    // A clock that runs ahead is no proof of what is still to come.
    const moment = Temporal.Instant.from(at);
    taken.push({
      sessionId: session.id,
      nominationId: going.id,
      at: (Temporal.Instant.compare(moment, now) > 0 ? now : moment).toString(),
      way: 'CARD',
    });
    return { key, fullname: going.fullname, outcome: 'TAKEN' };
  });
  await write(call, taken);
  return { outcomes };
}

/** Marks one person by hand, or takes the mark away. Errors: 404 for a session or nomination that is none of it, 409 before its day. */
export async function markAttendance(call: CallOf<typeof marking>): Promise<AnswerOf<typeof marking>> {
  const { db, body, now } = call;
  const session = await findSession(call, sql`s.id = ${call.params.id}`);
  requireDay(session, call.today);
  const { rows } = await sql<{ id: number; personnel_id: number }>`
    select id, personnel_id from trainings.nomination
    where id = ${body.nomination_id} and training_id = ${session.training_id} and state = any(${GOING}::text[])`.execute(db);
  if (!rows[0]) throw notFound('There is no such person in this training.');
  if (body.attended) await write(call, [{ sessionId: session.id, nominationId: rows[0].id, at: now.toString(), way: 'HAND' }]);
  else await db.deleteFrom('trainings.attendance').where('session_id', '=', session.id).where('nomination_id', '=', rows[0].id).execute();
  await recordChange(call, {
    action: body.attended ? 'mark attendance of a training' : 'take back attendance of a training',
    subject: `trainings.session:${session.id}`,
    personnelId: rows[0].personnel_id,
  });
  return { message: body.attended ? 'Marked as present.' : 'No longer marked as present.' };
}

function requireDay({ date }: Held, today: string): void {
  if (today < date) throw wrongState(`This session is on ${longDate(date)}: attendance is taken from that day on.`);
}

export async function findSession({ db }: Pick<Call, 'db'>, where: ReturnType<typeof sql>): Promise<Held> {
  const { rows } = await sql<Held & { cancelled_because: string | null }>`
    select s.id, s.training_id, t.title, s.date, s.from_minute, s.to_minute, s.topic, s.code, t.cancelled_because
    from trainings.session s join trainings.training t on t.id = s.training_id where ${where}`.execute(db);
  if (!rows[0]) throw notFound('There is no such session.');
  const { cancelled_because: cancelled, ...session } = rows[0];
  if (cancelled !== null) throw wrongState('This training was cancelled.');
  return session;
}

async function namesOf({ db }: Pick<Call, 'db'>, people: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; fullname: string }>`
    select id, fullname from personnel.person_view where id = any(${[...people]}::integer[])`.execute(db);
  return new Map(rows.map(({ id, fullname }) => [id, fullname]));
}

interface Taken {
  sessionId: number;
  nominationId: number;
  at: string;
  way: 'QR' | 'CARD' | 'HAND';
}

/** The first mark of a session stays. From the last day of the training on who was there has attended it. */
async function write(call: StepCall, taken: readonly Taken[]): Promise<void> {
  const { db, actor, today } = call;
  await sql`
    insert into trainings.attendance (session_id, nomination_id, at, way, account_id)
    select "sessionId", "nominationId", at, way, ${actor.accountId}
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t ("sessionId" integer, "nominationId" integer, at timestamptz, way text)
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select n.id from trainings.nomination n join trainings.training t on t.id = n.training_id
    where n.id = any(${taken.map(({ nominationId }) => nominationId)}::integer[]) and n.state = 'APPROVED' and t.last_day <= ${today}::date`.execute(
    db,
  );
  // Marked twice at once, or by HR meanwhile, it is attended all the same.
  if (rows.length > 0) await takeSteps(call, { kind: trainingFlow, action: 'attend', items: rows, bySystem: true });
}
