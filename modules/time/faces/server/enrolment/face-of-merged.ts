import { sql } from 'kysely';
import type { Merged, PersonnelCall } from '@talaan/personnel/server/public.ts';
import { deleteFace } from './delete-face.ts';

/** Where both records of one person have a face or a consent, those of the record that goes end: a person has one. */
export async function faceOfMerged(call: PersonnelCall, { from, into }: Merged): Promise<readonly string[]> {
  const { db, actor, now } = call;
  const { rows } = await sql<{ has_face: boolean; has_consent: boolean }>`
    select exists (select from faces.enrolment where personnel_id = ${into} and ended_at is null) as has_face,
      exists (select from faces.consent where personnel_id = ${into} and withdrawn_at is null) as has_consent`.execute(db);
  const { has_face: hasFace, has_consent: hasConsent } = rows[0]!;
  const isDeleted = hasFace && (await deleteFace(call, from, 'Two records of one person were merged'));
  if (hasConsent)
    await sql`
      update faces.consent set withdrawn_at = ${now.toString()}, withdrawn_by = ${actor.accountId}, withdrawn_because = 'Two records of one person were merged'
      where personnel_id = ${from} and withdrawn_at is null`.execute(db);
  return isDeleted ? ['The registered face of the record that goes is deleted.'] : [];
}
