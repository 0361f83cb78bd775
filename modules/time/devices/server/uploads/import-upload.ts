import { sql } from 'kysely';
import type { DateOrder } from '@talaan/imports/rules/date-order.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Job, Work } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { KEEP_PEOPLE } from '@talaan/personnel/server/public.ts';
import { daysOfPunches } from '../days-of-punches.ts';
import { clockOnTheWall } from './preview-upload.ts';
import { readFile, type PunchChunk, type ReadFile } from './read-file.ts';

interface Outcome {
  kept: number;
  due_days: number;
}

/** Writes the punches of a confirmed file: all in one transaction, so that a fault leaves none and the work begins again. */
export const importUpload: Job<{ upload: number }> = {
  kind: 'import-device-file',
  run: async (work, { upload: id }) => {
    const { server } = work;
    const upload = await readConfirmed(server.db, id);
    const { location } = await server.files.find(server.db, upload.file_id, upload.uploaded_by);
    const read = await readFile(server.db, {
      path: location,
      now: clockOnTheWall(Temporal.Instant.from(upload.uploaded_at)),
      problemsKept: 0,
      order: upload.date_order as DateOrder | null,
    });
    await makeMonths(server, read.months);
    const outcome = await server.db.transaction().execute((tx) => keepOnce(work, tx, { id, deviceId: upload.device_id, read }));
    return { upload_id: id, link: `/edats/Attendance/addLogs?upload=${id}`, ...outcome };
  },
};

async function readConfirmed(db: Database, id: number) {
  return db
    .selectFrom('attendance.upload')
    .select(['file_id', 'uploaded_by', 'uploaded_at', 'device_id', 'date_order'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Partitions are made apart from the import, which would lock what they refer to until its end; an empty one does no harm. */
export async function makeMonths(server: Server, months: readonly string[]): Promise<void> {
  for (const month of months) await sql`select attendance.make_punch_month(${`${month}-01`})`.execute(server.db);
}

/**
 * Writes the punches of a confirmed upload. Another try of the same work may have been quicker: whether it is still to do is asked under
 * the lock of its row. Errors: 409 where it was put aside.
 */
export async function keepOnce(
  work: Work,
  tx: Database,
  { id, deviceId, read }: { id: number; deviceId: number; read: ReadFile },
): Promise<Outcome> {
  const upload = await tx
    .selectFrom('attendance.upload')
    .select(['state', 'kept', 'due_days'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (upload.kept !== null && upload.due_days !== null) return { kept: upload.kept, due_days: upload.due_days };
  if (upload.state !== 'CONFIRMED') throw wrongState('This file was discarded.');
  const kept = await storePunches(work, tx, { id, deviceId, read });
  const due = await followTouched(work.server, tx);
  await tx
    .updateTable('attendance.upload')
    .set({ state: 'DONE', kept, due_days: due, finished_at: work.server.clock.now().toString() })
    .where('id', '=', id)
    .execute();
  return { kept, due_days: due };
}

async function storePunches(
  work: Work,
  tx: Database,
  { id, deviceId, read }: { id: number; deviceId: number; read: ReadFile },
): Promise<number> {
  await sql`create temporary table touched (pin text not null, date date not null, punches integer not null) on commit drop`.execute(tx);
  let done = 0;
  for (const chunk of read.chunks) {
    await storeChunk(tx, id, deviceId, chunk);
    done += chunk.punches;
    await work.progress(done, read.punches);
  }
  const { rows } = await sql<{ kept: number }>`select coalesce(sum(punches), 0)::integer as kept from touched`.execute(tx);
  return rows[0]!.kept;
}

async function storeChunk(
  tx: Database,
  id: number,
  deviceId: number,
  { pins, ats, statuses, verifies, workCodes }: PunchChunk,
): Promise<void> {
  await sql`
    with kept as (
      insert into attendance.punch (device_id, pin, at, status, verify, work_code, upload_id)
      select ${deviceId}, pin, kernel.instant_of(at::timestamp), status::smallint, verify::smallint, work_code, ${id}
      from unnest(string_to_array(${pins}, ','), string_to_array(${ats}, ','), string_to_array(${statuses}, ','),
        string_to_array(${verifies}, ','), string_to_array(${workCodes}, ',')) as one (pin, at, status, verify, work_code)
      on conflict do nothing
      returning pin, at
    )
    insert into touched select pin, attendance.date_of(at), count(*) from kept group by 1, 2`.execute(tx);
}

/** Says of whom the new punches are, and has their days follow. */
async function followTouched(server: Server, tx: Database): Promise<number> {
  // Before the PINs, as a merge of two records holds both.
  await sql.raw(KEEP_PEOPLE).execute(tx);
  // Anyone who gives or takes a PIN meanwhile waits, or is seen here: neither may miss the other.
  await sql`select pg_advisory_xact_lock_shared(hashtext('attendance.pins'))`.execute(tx);
  await sql`analyze touched`.execute(tx);
  await sql`select attendance.match_pins(array_agg(pin), array_agg(date)) from touched having count(*) > 0`.execute(tx);
  const days = contributed(server, daysOfPunches);
  const due = await days.markPunched(tx, sql.table('touched'));
  await days.compute(server, tx);
  return due;
}
