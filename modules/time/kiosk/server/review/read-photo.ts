import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { reachesCampus } from '@talaan/devices/server/public.ts';
import { readSeal } from '../seal-photo.ts';

/** The photo of a punch at a kiosk of the caller's campuses; that it was opened is noted for its person. Error: 404, also once it is deleted. */
export async function readPhoto(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { server, db, actor, params } = call;
  const { rows } = await sql<{ photo: Buffer; owner: string; personnel_id: number | null }>`
    select k.photo, k.tablet_id || '/' || k.number as owner, k.personnel_id
    from kiosk.punch k join kiosk.tablet t on t.id = k.tablet_id join attendance.device_view d on d.id = t.device_id
    where k.id = ${params.id} and k.photo is not null and ${reachesCampus(actor, 'd.campus_id')}`.execute(db);
  const found = rows[0];
  if (!found) throw notFound('There is no such photo.');
  if (found.personnel_id !== null) await recordOpening(call, found.personnel_id, 'Photo of a kiosk');
  const { open } = await readSeal(server, db);
  return { name: 'photo.jpg', contentType: 'image/jpeg', content: open(found.owner, found.photo), inline: true };
}
