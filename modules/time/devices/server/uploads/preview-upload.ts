import { basename } from 'node:path';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { Device } from '../../contract/devices.ts';
import type { DeviceUpload, previewUpload } from '../../contract/uploads.ts';
import { guessDevice } from './guess-device.ts';
import { countKept, matchPinDays } from './look-up-punches.ts';
import { readFile, type ReadFile, type ReadRequest } from './read-file.ts';
import { findUpload } from './upload-rows.ts';

const BAD_LINES_SHOWN = 1000;

/** Reads a device file and keeps it beside what it was found to hold. No punch is written. */
export async function takeUpload(call: CallOf<typeof previewUpload>): Promise<{ upload: DeviceUpload }> {
  const { db, now, file, body } = call;
  const name = basename(file.name).slice(0, 200);
  const device = await guessDevice(call, body.device_id, name);
  const order = body.date_order ?? null;
  const read = await readPunches(db, { path: file.path, order }, now);
  return { upload: await db.transaction().execute((tx) => keepPreview({ ...call, db: tx }, { name, device, read, order })) };
}

/** Reads a device file with as many of its faults as a preview shows. Errors: 422 on `file` and `date_order`. */
export function readPunches(db: Database, file: Pick<ReadRequest, 'path' | 'order'>, now: Temporal.Instant): Promise<ReadFile> {
  return readFile(db, { ...file, now: clockOnTheWall(now), problemsKept: BAD_LINES_SHOWN });
}

/** Keeps a file that was read beside what it was found to hold, within the transaction at hand. */
export async function keepPreview(
  { server, db, actor, now, file }: Call,
  { name, device, read, order }: Pick<ReadRequest, 'order'> & { name: string; device: Pick<Device, 'id' | 'number'>; read: ReadFile },
): Promise<DeviceUpload> {
  const { matched, unmatched, unmatchedPins } = await matchPinDays(db, read.pinDays);
  const alreadyKept = await countKept(db, device.id, read);
  const kept = await server.files.keep(db, { name, contentType: 'text/plain', content: file, ownerId: actor.accountId });
  const { id } = await db
    .insertInto('attendance.upload')
    .values({
      device_id: device.id,
      file_id: kept.id,
      file_name: name,
      uploaded_by: actor.accountId,
      uploaded_at: now.toString(),
      lines: read.lines,
      punches: read.punches,
      first_at: instantOf(read.first),
      last_at: instantOf(read.last),
      matched,
      unmatched,
      duplicates: read.duplicates,
      already_kept: alreadyKept,
      impossible: read.impossible,
      other_device: read.devices.reduce((lines, [number, count]) => (number === device.number ? lines : lines + count), 0),
      bad_lines: JSON.stringify(read.problems.map(({ line, text, reason }) => ({ line, text, reason }))),
      unmatched_pins: JSON.stringify(unmatchedPins),
      date_order: order,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return findUpload(db, actor, id);
}

/** An instant as devices write it: `YYYY-MM-DD HH:MM:SS`. */
export function clockOnTheWall(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(ZONE).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
}

function instantOf(at: string): string {
  return Temporal.PlainDateTime.from(at.replace(' ', 'T')).toZonedDateTime(ZONE).toInstant().toString();
}
