import { sql } from 'kysely';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { DeviceUpload, UploadRow } from '../../contract/uploads.ts';
import { reachesCampus } from '../devices/reach-campus.ts';

/** A device file with what it was found to hold; 404 where the device is out of the caller's reach. */
export async function findUpload(db: Database, actor: Actor, id: number): Promise<DeviceUpload> {
  const upload = await uploads(db, actor)
    .select(['u.bad_lines', 'u.unmatched_pins'])
    .where('u.id', '=', id)
    .$castTo<DeviceUpload>()
    .executeTakeFirst();
  if (!upload) throw notFound('There is no such upload.');
  return upload;
}

/** Holds a device file until the transaction ends, so that two clicks come one after the other. */
export async function lockUpload(db: Database, actor: Actor, id: number): Promise<DeviceUpload> {
  await db.selectFrom('attendance.upload').select('id').where('id', '=', id).forUpdate().execute();
  return findUpload(db, actor, id);
}

export function uploads(db: Database, actor: Actor) {
  return db
    .selectFrom('attendance.upload as u')
    .innerJoin('attendance.device as d', 'd.id', 'u.device_id')
    .innerJoin('identity.account as a', 'a.id', 'u.uploaded_by')
    .select([
      'u.id',
      'u.state',
      'u.file_name',
      'a.name as uploaded_by',
      'u.uploaded_at',
      'u.lines',
      'u.punches',
      'u.matched',
      'u.unmatched',
    ])
    .select([
      'u.already_kept',
      'u.duplicates',
      'u.impossible',
      'u.other_device',
      'u.first_at',
      'u.last_at',
      'u.kept',
      'u.due_days',
      'u.finished_at',
      'u.job_id',
    ])
    .select(sql<UploadRow['device']>`jsonb_build_object('id', d.id, 'number', d.number, 'name', d.name)`.as('device'))
    .where(reachesCampus(actor, 'd.campus_id'))
    .$castTo<UploadRow>();
}
