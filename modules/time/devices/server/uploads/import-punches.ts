import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { holds, type Actor } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notAllowed, Refusal, tooLarge } from '@talaan/kernel/server/errors.ts';
import type { DateOrder } from '@talaan/imports/rules/date-order.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { Device } from '../../contract/devices.ts';
import { DEVICE_FILE_LIMIT, type DeviceUpload } from '../../contract/uploads.ts';
import { reachesCampus } from '../devices/reach-campus.ts';
import { guessDevice } from './guess-device.ts';
import { keepOnce, makeMonths } from './import-upload.ts';
import { keepPreview, readPunches } from './preview-upload.ts';
import { writeReport } from './report-upload.ts';
import type { ReadFile } from './read-file.ts';
import { findUpload } from './upload-rows.ts';

export interface PunchesToImport {
  path: string;
  /** Number or name of the device that they are of; null where the name of the file says it, as in `3_attlog.dat`. */
  device: string | null;
  /** How dates such as 05/10/2026 are written, where no date of the file decides. */
  order: DateOrder | null;
  /** Whether they are imported if they may be; else the file is read alone. */
  confirm: boolean;
  leaveOutWrong: boolean;
  wantsReport: boolean;
}

export interface ImportedPunches {
  /** As the file was found, or as its import left it. */
  upload: DeviceUpload;
  report: FileAnswer | null;
  /** Why it was not imported although that was asked for. */
  refused: string[];
}

/**
 * Imports punches from the server's terminal by the same reading and writing as the screen, in one transaction: what is only read, or may
 * not be imported, leaves nothing behind. Errors: Refusal, as the calls have them; 403 where the actor looks after no devices.
 */
export async function importPunches(
  { server, actor, requestId }: { server: Server; actor: Actor; requestId: string },
  given: PunchesToImport,
): Promise<ImportedPunches> {
  if (!holds(actor, ['EDATSADMIN'])) throw notAllowed();
  if ((await stat(given.path)).size > DEVICE_FILE_LIMIT)
    throw tooLarge('The file has more than 20 MB: export a shorter time, such as a month.');
  const name = basename(given.path).slice(0, 200);
  const asking = { server, db: server.db, actor };
  const device = given.device === null ? await guessDevice(asking, undefined, name) : await findNamedDevice(asking, given.device);
  const now = server.clock.now();
  const read = await readPunches(server.db, given, now);
  if (given.confirm) await makeMonths(server, read.months);
  const tx = await server.db.startTransaction().execute();
  try {
    // A command has neither a browser nor an address.
    const call = { server, db: tx, actor, requestId, now, today: server.clock.today(), file: { name, path: given.path }, inPlaceOf: null };
    const { path, ...imported } = await importWithin(call as unknown as Call, given, { name, device, read });
    if (imported.upload.state === 'DONE') await tx.commit().execute();
    else await server.files.drop(path);
    return imported;
  } finally {
    if (!tx.isCommitted) await tx.rollback().execute();
  }
}

async function importWithin(
  call: Call,
  given: PunchesToImport,
  { name, device, read }: { name: string; device: Pick<Device, 'id' | 'number'>; read: ReadFile },
): Promise<ImportedPunches & { path: string }> {
  const { server, db, actor, requestId: runId } = call;
  const { id, punches, ...found } = await keepPreview(call, { name, device, read, order: given.order });
  const refused = given.confirm ? findRefusals({ punches, ...found }, given) : [];
  if (given.confirm && refused.length === 0) {
    await db.updateTable('attendance.upload').set({ state: 'CONFIRMED' }).where('id', '=', id).execute();
    await recordChange(call, { action: 'import a device file', subject: `attendance.upload:${id}`, after: { file: name, punches } });
    const work = { server, accountId: actor.accountId, runId, progress: async () => undefined };
    await keepOnce(work, db, { id, deviceId: device.id, read });
  }
  const { path } = await db
    .selectFrom('attendance.upload as u')
    .innerJoin('kernel.file as f', 'f.id', 'u.file_id')
    .select('f.path')
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();
  const report = given.wantsReport ? await writeReport({ ...call, params: { id } }) : null;
  return { upload: await findUpload(db, actor, id), report, refused, path };
}

type Asking = Pick<Call, 'server' | 'db' | 'actor'>;

async function findNamedDevice({ db, actor }: Asking, given: string): Promise<Pick<Device, 'id' | 'number'>> {
  const { rows } = await sql<{ id: number; number: number; name: string }>`
    select d.id, d.number, d.name from attendance.device d where ${reachesCampus(actor, 'd.campus_id')} order by d.number`.execute(db);
  const found = rows.filter((one) => String(one.number) === given || one.name.toLowerCase() === given.trim().toLowerCase());
  if (found.length === 1) return found[0]!;
  const known = rows.map((one) => `${one.number} (${one.name})`).join(', ');
  if (found.length > 1) throw new Refusal(422, { message: `Several devices are called “${given}”. Name one by its number: ${known}.` });
  throw new Refusal(422, { message: `There is no device “${given}”. There are: ${known || 'none yet'}.` });
}

function findRefusals(
  { impossible, punches, already_kept }: Pick<DeviceUpload, 'impossible' | 'punches' | 'already_kept'>,
  { leaveOutWrong }: PunchesToImport,
): string[] {
  const refused: string[] = [];
  if (impossible > 0 && !leaveOutWrong)
    refused.push(
      `${impossible === 1 ? '1 line was' : `${impossible} lines were`} not read. Correct the file, or leave them out with --leave-out.`,
    );
  if (punches === already_kept) refused.push('Nothing new: every punch of this file is already in the record.');
  return refused;
}
