import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { bytesOfDescriptor, meanOf } from '../../rules/similarity.ts';
import { readFaceSeal } from '../sealing/seal.ts';
import type { ReadImage } from './read-images.ts';

interface Registered {
  personnelId: number;
  model: string;
  images: readonly Pick<ReadImage, 'pose' | 'descriptor' | 'photo'>[];
  enrolledBy: number;
  at: Temporal.Instant;
  /** From whom the person was told apart, and why. */
  toldApart?: { personnel_id: number; reason: string } | null | undefined;
}

/** Keeps the images of a face, their numbers and the mean of these, sealed; returns the number of the registration. */
export async function keepFace({ server, db }: Pick<Call, 'server' | 'db'>, face: Registered): Promise<{ id: number }> {
  const { personnelId, images, toldApart } = face;
  const { id } = await db
    .insertInto('faces.enrolment')
    .values({
      personnel_id: personnelId,
      model: face.model,
      poses: images.map(({ pose }) => pose),
      enrolled_by: face.enrolledBy,
      enrolled_at: face.at.toString(),
      not_the_same_as: toldApart?.personnel_id ?? null,
      told_apart_because: toldApart?.reason ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seal = await readFaceSeal(server, db);
  await withOpenRecords(db, [personnelId], async (open) => {
    const template = seal.close(`template:${id}`, bytesOfDescriptor(meanOf(images.map(({ descriptor }) => descriptor))));
    await open.insertInto('faces.template').values({ enrolment_id: id, personnel_id: personnelId, sealed: template }).execute();
    for (const [at, { descriptor, photo }] of images.entries()) {
      const image = { enrolment_id: id, number: at + 1, personnel_id: personnelId };
      const owner = `${id}/${at + 1}` as const;
      await open
        .insertInto('faces.face')
        .values({ ...image, sealed: seal.close(`face:${owner}`, bytesOfDescriptor(descriptor)) })
        .execute();
      await open
        .insertInto('faces.photo')
        .values({ ...image, sealed: seal.close(`photo:${owner}`, photo) })
        .execute();
    }
  });
  return { id };
}
