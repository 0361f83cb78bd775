import type { z } from 'zod';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { addSuspension } from '../../contract/suspensions.ts';
import { oweDate } from '../compute/make-days-due.ts';
import { startComputing } from '../compute/start-computing.ts';
import { requireCampus } from '../require-reach.ts';

type SuspensionBody = z.output<typeof addSuspension.body>;

/** Adds (no id), edits, or takes back (no body) a suspension, and has the days before and after the change computed again. */
export async function changeSuspensions(call: Call, id: number | null, body: SuspensionBody | null): Promise<number> {
  const { db, server } = call;
  const before =
    id === null ? null : await db.selectFrom('attendance.suspension').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (before === undefined) throw notFound('There is no such suspension.');
  for (const day of [before, body]) if (day) requireCampus(call, day.campus_id);
  const changed = await write(call, id, body);
  const action = body === null ? 'take back a suspension of work' : id === null ? 'suspend work' : 'edit a suspension of work';
  await recordChange(call, { action, subject: `attendance.suspension:${changed}`, before: before ?? undefined, after: body ?? undefined });
  for (const day of [before, body]) if (day) await oweDate(db, day.date, day.campus_id);
  await startComputing(server, db);
  return changed;
}

async function write({ db }: Call, id: number | null, body: SuspensionBody | null): Promise<number> {
  if (id === null) return (await db.insertInto('attendance.suspension').values(body!).returning('id').executeTakeFirstOrThrow()).id;
  if (body === null) await db.deleteFrom('attendance.suspension').where('id', '=', id).execute();
  else await db.updateTable('attendance.suspension').set(body).where('id', '=', id).execute();
  return id;
}
