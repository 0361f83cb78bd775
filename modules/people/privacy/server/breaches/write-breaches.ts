import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { correctBreach as correcting, recordBreach as recording, stepBreach as stepping } from '../../contract/breaches.ts';
import { findBreach } from './breach-rows.ts';

/** Error: 422 for a moment to come. */
export async function recordBreach(call: CallOf<typeof recording>): Promise<AnswerOf<typeof recording>> {
  const { db, actor, now, body } = call;
  const { id } = await db
    .insertInto('privacy.breach')
    .values({ ...columnsOf(call, body), recorded_by: actor.accountId, recorded_at: now.toString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(call, { action: 'record a breach of personal data', subject: `privacy.breach:${id}`, after: body });
  return { message: 'The breach was recorded.' };
}

/** Errors: 404, 409 where it is closed, 422 for a moment to come. */
export async function correctBreach(call: CallOf<typeof correcting>): Promise<AnswerOf<typeof correcting>> {
  const { db, params, body } = call;
  const before = await openBreach(call, params.id);
  await db.updateTable('privacy.breach').set(columnsOf(call, body)).where('id', '=', params.id).execute();
  await recordChange(call, { action: 'correct a breach of personal data', subject: `privacy.breach:${params.id}`, before, after: body });
  return { message: 'The breach was saved.' };
}

/** Errors: 404; 409 where it is closed, or closing leaves something to notify; 422 for a moment to come or before it was known. */
export async function stepBreach(call: CallOf<typeof stepping>): Promise<AnswerOf<typeof stepping>> {
  const { db, actor, now, params, body } = call;
  const breach = await openBreach(call, params.id);
  if (body.kind === 'CLOSED' && breach.open.length > 0) throw wrongState(`Before it is closed: ${breach.open.join(', ')}.`);
  const at = pastInstant(call, body.on, body.time, 'on');
  if (Temporal.Instant.compare(at, breach.known_at) < 0) throw invalid({ on: ['This lies before the breach was known.'] });
  await sql`insert into privacy.breach_step (breach_id, no, kind, at, note, account_id, recorded_at)
    select ${params.id}, coalesce(max(no), 0) + 1, ${body.kind}, ${at}, ${body.note}, ${actor.accountId}, ${now.toString()}
    from privacy.breach_step where breach_id = ${params.id}`.execute(db);
  await recordChange(call, { action: 'record a step in a breach', subject: `privacy.breach:${params.id}`, after: body });
  return { message: body.kind === 'CLOSED' ? 'The breach was closed.' : 'The step was recorded.' };
}

/** Locked until the call ends. */
async function openBreach(call: Call, id: number) {
  await sql`select from privacy.breach where id = ${id} for update`.execute(call.db);
  const breach = await findBreach(call, id);
  if (breach.closed_at !== null) throw wrongState('This breach is closed.');
  return breach;
}

function columnsOf(call: Pick<Call, 'now'>, { known_on, known_time, ...facts }: BodyOf<typeof recording>) {
  return { ...facts, known_at: pastInstant(call, known_on, known_time, 'known_on') };
}

/** Error: 422 on `field` for a moment to come. */
function pastInstant({ now }: Pick<Call, 'now'>, day: string, minute: number, field: string): string {
  const at = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute }).toZonedDateTime(ZONE).toInstant();
  if (Temporal.Instant.compare(at, now) > 0) throw invalid({ [field]: ['This lies in the future.'] });
  return at.toString();
}
