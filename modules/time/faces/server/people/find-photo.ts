import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { readFaceSeal } from '../sealing/seal.ts';

/** A registered image of a person, by its number; who may see it was asked before. Error: 404, also once it is deleted. */
export async function findPhoto({ server, db }: Pick<Call, 'server' | 'db'>, personnelId: number, number: number): Promise<FileAnswer> {
  const found = await withOpenRecords(db, [personnelId], (open) =>
    open
      .selectFrom('faces.photo')
      .select(['enrolment_id', 'sealed'])
      .where('personnel_id', '=', personnelId)
      .where('number', '=', number)
      .executeTakeFirst(),
  );
  if (!found) throw notFound('There is no such image.');
  const seal = await readFaceSeal(server, db);
  const content = seal.open(`photo:${found.enrolment_id}/${number}`, found.sealed);
  return { name: `face-${number}.jpg`, contentType: 'image/jpeg', content, inline: true };
}
