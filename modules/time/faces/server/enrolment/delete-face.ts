import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';

type Deleting = Pick<Call, 'db' | 'actor' | 'now' | 'requestId'> & Partial<Pick<Call, 'inPlaceOf'>>;

/**
 * Deletes the registered face of a person within the transaction at hand: descriptors, template and photos are gone, and that it was registered is
 * kept with the reason. False where none is.
 */
export async function deleteFace(call: Deleting, personnelId: number, because: string): Promise<boolean> {
  const { actor, now } = call;
  const { rows } = await sql<{ id: number }>`
    update faces.enrolment set ended_at = ${now.toString()}, ended_by = ${actor.accountId || null}, ended_because = ${because}
    where personnel_id = ${personnelId} and ended_at is null returning id`.execute(call.db);
  const id = rows[0]?.id;
  if (id === undefined) return false;
  await withOpenRecords(call.db, [personnelId], async (db) => {
    await db.deleteFrom('faces.photo').where('enrolment_id', '=', id).execute();
    await db.deleteFrom('faces.face').where('enrolment_id', '=', id).execute();
    await db.deleteFrom('faces.template').where('enrolment_id', '=', id).execute();
  });
  await recordChange(call, { action: 'delete a face', subject: `faces.enrolment:${id}`, personnelId, after: { because } });
  return true;
}
