import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, CallOf } from '@talaan/kernel/server/mount.ts';
import { refuseOwnRecord } from '@talaan/attendance/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { registerFace as registering } from '../../contract/people.ts';
import { faceLimitsOn } from '../limits-on.ts';
import { keepFace } from './keep-face.ts';
import { readImages } from './read-images.ts';
import { requireNew } from './require-new.ts';

export type Registering = CallOf<typeof registering>;

/**
 * Registers the face of a person within reach who consented. Registrations run one after the other, so that of one face under two names one is
 * refused. Errors: 403 for one's own, 404, 409 without a consent, for a second time and for a face of another name, 422 for images that will not do.
 */
export async function registerFace(call: Registering): Promise<AnswerOf<typeof registering>> {
  const { db, today, params, body } = call;
  const person = await findPersonInScope(call, params.id, ['EDATSADMIN']);
  refuseOwnRecord(call, person.id);
  if (person.office_id === null) throw wrongState(`${person.fullname} is not in service.`);
  const limits = await faceLimitsOn(db, today);
  const images = readImages(body.images, limits);
  if (body.not_the_same_as?.personnel_id === person.id) throw invalid({ not_the_same_as: ['Choose the other registered person.'] });
  if (body.not_the_same_as) await findPersonInScope(call, body.not_the_same_as.personnel_id, ['EDATSADMIN']);
  await sql`select pg_advisory_xact_lock(hashtext('faces.enrolment'))`.execute(db);
  await requireConsent(call, person.fullname);
  const similar = await requireNew(call, images, limits);
  const { id } = await keepFace(call, {
    personnelId: person.id,
    model: body.model,
    images,
    enrolledBy: call.actor.accountId,
    at: call.now,
    toldApart: body.not_the_same_as,
  });
  await recordChange(call, {
    action: 'register a face',
    subject: `faces.enrolment:${id}`,
    personnelId: person.id,
    after: { model: body.model, images: images.map(({ pose }) => pose), not_the_same_as: body.not_the_same_as ?? null },
  });
  return { message: `The face of ${person.fullname} is registered.`, similar };
}

/** Held until the end, so that nobody withdraws it meanwhile. */
async function requireConsent({ db, params }: Registering, fullname: string): Promise<void> {
  const { rows } = await sql<{ is_registered: boolean }>`
    select exists (select from faces.enrolment e where e.personnel_id = c.personnel_id and e.ended_at is null) as is_registered
    from faces.consent c where c.personnel_id = ${params.id} and c.withdrawn_at is null for update`.execute(db);
  if (!rows[0]) throw wrongState(`${fullname} has not consented to be recognized by face. Record the signed consent first.`);
  if (rows[0].is_registered) throw wrongState(`The face of ${fullname} is registered already. Delete it first to register it anew.`);
}
