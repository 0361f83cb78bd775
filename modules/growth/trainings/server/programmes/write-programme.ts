import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { makeCode } from '@talaan/papers/server/public.ts';
import { takeStepInAll } from '@talaan/requests/server/public.ts';
import type {
  addProgramme as adding,
  cancelProgramme as cancelling,
  changeProgramme as changing,
  ProgrammeBody,
} from '../../contract/programmes.ts';
import { APPROVED_STATES, ATTENDED_STATES, trainingFlow } from '../../workflow.ts';

type Facts = Omit<ProgrammeBody, 'sessions'>;
type Adding = Pick<Call, 'db' | 'actor' | 'now' | 'inPlaceOf' | 'requestId'>;

/** Adds a training with its sessions. Errors: 422 for days that cannot be and sessions beyond them. */
export async function addProgramme(call: CallOf<typeof adding>): Promise<AnswerOf<typeof adding>> {
  return { message: 'The training was added.', id: await addTraining(call, call.body) };
}

/** Adds a training with its sessions and gives its number, for modules that make one of what they keep. Errors: 422 as of adding. */
export async function addTraining(call: Adding, body: ProgrammeBody): Promise<number> {
  const { sessions, ...facts } = body;
  requireDays(body);
  const id = await insertTraining(call, facts);
  await writeSessions(call, id, sessions);
  await recordChange(call, { action: 'add a training', subject: `trainings.training:${id}`, after: body });
  return id;
}

/** Writes the row of a training, for who keeps programmes and for a head who recommends one of others. */
export async function insertTraining({ db, actor, now }: Pick<Call, 'db' | 'actor' | 'now'>, facts: Facts): Promise<number> {
  requireFacts(facts);
  const { id } = await db
    .insertInto('trainings.training')
    .values({ ...facts, added_by: actor.accountId, added_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a training. Errors: 404, 409 for other days once someone is approved, or a session that was attended, 422 as of adding. */
export async function changeProgramme(call: CallOf<typeof changing>): Promise<AnswerOf<typeof changing>> {
  const { db, params } = call;
  const { sessions, ...facts } = call.body;
  const before = await lockTraining(call);
  requireDays(call.body);
  requireFacts(facts);
  if (before.first_day !== facts.first_day || before.last_day !== facts.last_day || before.venue !== facts.venue) {
    const { rows } = await sql`
      select from trainings.nomination where training_id = ${params.id} and state = any(${[...APPROVED_STATES]}::text[]) limit 1`.execute(
      db,
    );
    if (rows.length > 0)
      throw wrongState('Someone is approved for these days already. Cancel the training, and add another on the new days.', []);
  }
  await db.updateTable('trainings.training').set(facts).where('id', '=', params.id).execute();
  await writeSessions(call, params.id, sessions);
  await recordChange(call, { action: 'change a training', subject: `trainings.training:${params.id}`, before, after: call.body });
  return { message: 'The training was saved.' };
}

/** Cancels a training with all who are on their way to it. Errors: 404, 409 where someone attended it. */
export async function cancelProgramme(call: CallOf<typeof cancelling>): Promise<AnswerOf<typeof cancelling>> {
  const { db, params, body } = call;
  const before = await lockTraining(call);
  const { rows } = await sql<{ id: number; state: string }>`
    select id, state from trainings.nomination where training_id = ${params.id} and state not in ('DISAPPROVED', 'CANCELLED') order by id`.execute(
    db,
  );
  if (rows.some(({ state }) => ATTENDED_STATES.some((one) => one === state)))
    throw wrongState('Someone attended this training already. Mark the others as not attended instead.', []);
  if (rows.length > 0)
    await takeStepInAll(call, { kind: trainingFlow, action: 'cancelTraining', items: rows, remarks: body.remarks, bySystem: true });
  await db.updateTable('trainings.training').set({ cancelled_because: body.remarks }).where('id', '=', params.id).execute();
  await recordChange(call, {
    action: 'cancel a training',
    subject: `trainings.training:${params.id}`,
    before,
    after: { cancelled_because: body.remarks },
  });
  return { message: rows.length === 0 ? 'The training was cancelled.' : `The training was cancelled, with ${rows.length} nominations.` };
}

async function lockTraining({ db, params }: Pick<Call<{ id: number }>, 'db' | 'params'>) {
  const before = await db.selectFrom('trainings.training').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst();
  if (!before) throw notFound('There is no such training.');
  if (before.cancelled_because !== null) throw wrongState('This training was cancelled.', []);
  return before;
}

/** Errors: 422 where days or place cannot be. */
function requireFacts({ first_day, last_day, is_abroad, venue, place }: Facts): void {
  if (last_day < first_day) throw invalid({ last_day: ['The last day lies before the first.'] });
  if (is_abroad && venue !== 'ELSEWHERE') throw invalid({ venue: ['A training abroad is held elsewhere.'] });
  if (venue === 'ELSEWHERE' && place === '') throw invalid({ place: ['Enter where it is held.'] });
}

function requireDays({ sessions, first_day, last_day }: ProgrammeBody): void {
  for (const [at, { date, from_minute, to_minute }] of sessions.entries()) {
    if (date < first_day || date > last_day) throw invalid({ [`sessions.${at}.date`]: ['This day is not of the training.'] });
    if (to_minute <= from_minute) throw invalid({ [`sessions.${at}.to_minute`]: ['It ends before it begins.'] });
  }
}

/** Errors: 409 where a session that is left out was attended, 422 where two overlap. */
async function writeSessions({ db }: Pick<Call, 'db'>, trainingId: number, sessions: ProgrammeBody['sessions']): Promise<void> {
  const kept = sessions.flatMap(({ id }) => id ?? []);
  const { rows } = await sql`
    select from trainings.session s where s.training_id = ${trainingId} and s.id <> all(${kept}::integer[])
      and exists (select from trainings.attendance a where a.session_id = s.id) limit 1`.execute(db);
  if (rows.length > 0) throw wrongState('A session that was left out has been attended. Keep it.', []);
  await sql`delete from trainings.session where training_id = ${trainingId} and id <> all(${kept}::integer[])`.execute(db);
  const values = JSON.stringify(sessions.map((one) => ({ ...one, code: makeCode() })));
  await sql`
    update trainings.session s set date = n.date, from_minute = n.from_minute, to_minute = n.to_minute, topic = n.topic
    from jsonb_to_recordset(${values}::jsonb) as n (id integer, date date, from_minute smallint, to_minute smallint, topic text)
    where s.id = n.id and s.training_id = ${trainingId}`.execute(db);
  await sql`
    insert into trainings.session (training_id, date, from_minute, to_minute, topic, code)
    select ${trainingId}, date, from_minute, to_minute, topic, code
    from jsonb_to_recordset(${values}::jsonb) as n (id integer, date date, from_minute smallint, to_minute smallint, topic text, code text)
    where id is null`.execute(db);
}
