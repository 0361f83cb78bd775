import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { addSuspension } from '../../contract/suspensions.ts';
import { notifyCalendarChanged } from '../calendar-changed.ts';
import { notifySoon, type ToldSuspension } from './notify-suspensions.ts';
import { requireCampus } from '../require-campus.ts';

type SuspensionBody = BodyOf<typeof addSuspension>;

/** Adds (no id), edits, or takes back (no body) a suspension; has what rests on the calendar follow, and everybody concerned told. */
export async function changeSuspensions(call: Call, id: number | null, body: SuspensionBody | null): Promise<number> {
  const { db, server } = call;
  const before =
    id === null ? null : await db.selectFrom('attendance.suspension').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (before === undefined) throw notFound('There is no such suspension.');
  for (const day of [before, body]) if (day) requireCampus(call, day.campus_id);
  if (body?.to_minute != null && (body.from_minute === null || body.to_minute <= body.from_minute))
    throw invalid({ to_minute: ['Enter an hour of resumption after the hour from which work is suspended.'] });
  const told = id === null ? null : await readTold(db, id);
  const changed = await write(call, id, body);
  const action = body === null ? 'revoke a suspension of work' : id === null ? 'suspend work' : 'edit a suspension of work';
  await recordChange(call, { action, subject: `attendance.suspension:${changed}`, before: before ?? undefined, after: body ?? undefined });
  await notifyCalendarChanged(call, [before, body]);
  await notifySoon(server, db, told, body && (await readTold(db, changed)));
  return changed;
}

async function write(call: Call, id: number | null, body: SuspensionBody | null): Promise<number> {
  const { db } = call;
  if (body === null) {
    await db.deleteFrom('attendance.suspension').where('id', '=', id).execute();
    return id!;
  }
  const row = {
    date: body.date,
    from_minute: body.from_minute,
    to_minute: body.to_minute,
    campus_id: body.campus_id,
    track: body.track,
    is_of_offices: body.office_ids.length > 0,
    reason: body.reason,
    issued_by: body.issued_by,
    ...(await takeMemo(call, body.attachment_path)),
  };
  if (id !== null) await db.updateTable('attendance.suspension').set(row).where('id', '=', id).execute();
  const changed = id ?? (await db.insertInto('attendance.suspension').values(row).returning('id').executeTakeFirstOrThrow()).id;
  await nameParts(db, changed, body);
  return changed;
}

async function readTold(db: Database, id: number): Promise<ToldSuspension> {
  const { rows } = await sql<ToldSuspension>`
    select date, from_minute, to_minute, reason, issued_by, campus_id, track, office_ids, exempt_office_ids, exempt_position_ids, exempt_personnel_ids
    from attendance.suspension_with_parts where id = ${id}`.execute(db);
  return rows[0]!;
}

async function takeMemo(call: Call, path: string | null | undefined): Promise<{ memo_id?: number | null }> {
  if (path === undefined) return {};
  return { memo_id: path === null ? null : (await takeUpload(call, path, 'attachment_path')).id };
}

/** The offices concerned, and who works on, in the place of those named before. */
async function nameParts(db: Database, id: number, body: SuspensionBody): Promise<void> {
  await db.deleteFrom('attendance.suspension_part').where('suspension_id', '=', id).execute();
  const parts = [
    ...body.office_ids.map((office_id) => ({ works: false, office_id })),
    ...body.exempt_office_ids.map((office_id) => ({ works: true, office_id })),
    ...body.exempt_position_ids.map((position_id) => ({ works: true, position_id })),
    ...body.exempt_personnel_ids.map((personnel_id) => ({ works: true, personnel_id })),
  ];
  if (parts.length === 0) return;
  await db
    .insertInto('attendance.suspension_part')
    .values(parts.map((part) => ({ suspension_id: id, ...part })))
    .onConflict((same) => same.constraint('a_part_is_named_once').doNothing())
    .execute();
}
