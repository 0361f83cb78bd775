import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import { deleteFace } from '../enrolment/delete-face.ts';

type Withdrawing = Pick<Call, 'db' | 'actor' | 'now' | 'requestId' | 'inPlaceOf'>;

/** Withdraws the consent of a person within reach in their name. Errors: 404, 409 where there is none. */
export async function withdrawFor(call: Call<{ id: number }, unknown, { reason: string }>): Promise<{ message: string }> {
  const person = await findPersonInScope(call, call.params.id, ['EDATSADMIN']);
  const isDeleted = await withdraw(call, person.id, call.body.reason);
  const gone = isDeleted ? 'The registered face is deleted.' : 'No face was registered.';
  return { message: `The consent of ${person.fullname} is withdrawn. ${gone}` };
}

/** Withdraws the consent of a person, and deletes their face with it. Answers whether one was registered. Error: 409 where there is no consent. */
export async function withdraw(call: Withdrawing, personnelId: number, because: string | null): Promise<boolean> {
  const { db, actor, now } = call;
  const { rows } = await sql<{ id: number }>`
    update faces.consent set withdrawn_at = ${now.toString()}, withdrawn_by = ${actor.accountId}, withdrawn_because = ${because}
    where personnel_id = ${personnelId} and withdrawn_at is null returning id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw wrongState('There is no consent that could be withdrawn.');
  const isDeleted = await deleteFace(call, personnelId, 'The consent was withdrawn');
  await recordChange(call, {
    action: 'withdraw a consent to faces',
    subject: `faces.consent:${id}`,
    personnelId,
    after: { because, face_deleted: isDeleted },
  });
  return isDeleted;
}
