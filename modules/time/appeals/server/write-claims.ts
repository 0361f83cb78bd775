import { sql } from 'kysely';
import { readScheduleOfDay } from '@talaan/attendance/server/public.ts';
import { giveUpFiles, takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { Moved, StepCall, StepInput } from '@talaan/requests/server/public.ts';
import type { BodyOf } from '@talaan/kernel/server/mount.ts';
import type { correctAppeal } from '../contract/appeals.ts';
import type { Claim } from '../rules/claims.ts';
import { instantOf, formatScheduleHours } from './read-appealed-day.ts';

export type Correction = BodyOf<typeof correctAppeal>;

/** Writes the claimed punches of an appeal. */
export async function writeClaims(db: StepCall['db'], appealId: number, date: string, claims: readonly Claim[]): Promise<void> {
  await db
    .insertInto('appeals.claim')
    .values(claims.map(({ slot, minutes }) => ({ appeal_id: appealId, slot, minutes, at: instantOf(date, minutes) })))
    .execute();
}

/** The hours of a day in words, as an appeal keeps them; empty where the day has no result yet. */
export async function hoursOf(db: StepCall['db'], personnelId: number, date: string): Promise<string> {
  const schedule = await readScheduleOfDay(db, personnelId, date);
  return schedule ? formatScheduleHours(date, { name: schedule.name, ...schedule.hours }) : '';
}

/** Puts what a corrected appeal says in the place of what it said. */
export async function replaceClaims(call: StepCall, moved: readonly Moved[], { input }: StepInput): Promise<void> {
  const { db } = call;
  const { claims, attachment_path, ...facts } = input as Correction;
  for (const { id } of moved) {
    const { rows } = await sql<{ personnel_id: number; date: string; file_id: number | null }>`
      select personnel_id, date, file_id from appeals.appeal where id = ${id}`.execute(db);
    const { personnel_id, date, file_id } = rows[0]!;
    const file = attachment_path === null ? null : (await takeUpload(call, attachment_path, 'attachment_path')).id;
    if (file !== null && file_id !== null) await giveUpFiles(call, [file_id]);
    await db
      .updateTable('appeals.appeal')
      .set({ ...facts, file_id: file ?? file_id, scheduled: await hoursOf(db, personnel_id, date) })
      .where('id', '=', id)
      .execute();
    await db.deleteFrom('appeals.claim').where('appeal_id', '=', id).execute();
    await writeClaims(db, id, date, claims);
  }
}
