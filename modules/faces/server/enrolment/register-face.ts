import { sql } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import { refuseOwnRecord } from '@talaan/attendance/server/public.ts';
import { findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { registerFace as registering } from '../../contract/people.ts';
import { bytesOfDescriptor, meanOf } from '../../rules/similarity.ts';
import { faceLimitsOn } from '../limits-on.ts';
import { readFaceSeal } from '../sealing/seal.ts';
import { readImages, type ReadImage } from './read-images.ts';
import { requireNew } from './require-new.ts';

export type Registering = Call<{ id: number }, unknown, z.output<typeof registering.body>>;

/**
 * Registers the face of a person within reach who consented. Registrations run one after the other, so that of one face under two names one is
 * refused. Errors: 403 for one's own, 404, 409 without a consent, for a second time and for a face of another name, 422 for images that will not do.
 */
export async function registerFace(call: Registering): Promise<z.input<typeof registering.response>> {
  const { db, today, params, body } = call;
  const person = await findPersonInScope(call, params.id, ['EDATSADMIN']);
  refuseOwnRecord(call, person.id);
  if (person.office_id === null) throw wrongState(`${person.fullname} is not in service.`);
  const limits = await faceLimitsOn(db, today);
  const images = readImages(body.images, limits);
  if (body.not_the_same_as?.personnel_id === person.id)
    throw invalid({ not_the_same_as: ['Choose the other person, from whom this one was told apart.'] });
  if (body.not_the_same_as) await findPersonInScope(call, body.not_the_same_as.personnel_id, ['EDATSADMIN']);
  await sql`select pg_advisory_xact_lock(hashtext('faces.enrolment'))`.execute(db);
  await requireConsent(call, person.fullname);
  const similar = await requireNew(call, images, limits);
  await keepFace(call, images);
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

async function keepFace(call: Registering, images: readonly ReadImage[]): Promise<void> {
  const { server, actor, now, params, body } = call;
  const personnelId = params.id;
  const { id } = await call.db
    .insertInto('faces.enrolment')
    .values({
      personnel_id: personnelId,
      model: body.model,
      poses: images.map(({ pose }) => pose),
      enrolled_by: actor.accountId,
      enrolled_at: now.toString(),
      not_the_same_as: body.not_the_same_as?.personnel_id ?? null,
      told_apart_because: body.not_the_same_as?.reason ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seal = await readFaceSeal(server, call.db);
  await withOpenRecords(call.db, [personnelId], async (db) => {
    const template = seal.close(`template:${id}`, bytesOfDescriptor(meanOf(images.map(({ descriptor }) => descriptor))));
    await db.insertInto('faces.template').values({ enrolment_id: id, personnel_id: personnelId, sealed: template }).execute();
    for (const [at, { descriptor, photo }] of images.entries()) {
      const image = { enrolment_id: id, number: at + 1, personnel_id: personnelId };
      const owner = `${id}/${at + 1}` as const;
      await db
        .insertInto('faces.face')
        .values({ ...image, sealed: seal.close(`face:${owner}`, bytesOfDescriptor(descriptor)) })
        .execute();
      await db
        .insertInto('faces.photo')
        .values({ ...image, sealed: seal.close(`photo:${owner}`, photo) })
        .execute();
    }
  });
  await recordChange(call, {
    action: 'register a face',
    subject: `faces.enrolment:${id}`,
    personnelId,
    after: { model: body.model, images: images.map(({ pose }) => pose), not_the_same_as: body.not_the_same_as ?? null },
  });
}
