import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { takeVerifiedFacts } from '@talaan/personnel/server/public.ts';
import type { Moved, StepCall } from '@talaan/requests/server/public.ts';
import { SECTION_NAMES } from '../../contract/sections.ts';
import type { SheetOnPaper } from '../../contract/sheet.ts';
import { digest } from '../digest.ts';
import { readHead, type SheetHead } from '../rows/read-rows.ts';
import { readSheet } from '../read-sheet.ts';
import { tableOf } from '../rows/section-tables.ts';
import { takeCheckStep, type Checked } from './checking.ts';
import { factsOf } from './facts-of.ts';

/** Verifies a sheet. Errors: 409 where it was changed since the checker looked, or a row keeps it from being verified. */
export function verifySheet(call: Call<{ personnel_id: number }, unknown, { version?: number | undefined }>): Promise<Checked> {
  return takeCheckStep(call, 'verify', { message: 'The data sheet was verified.', input: { version: call.body.version } });
}

/** What follows: the copy is kept for good, all rows count as verified, and the record says what the sheet says. */
export async function verifySheets(call: StepCall, moved: readonly Moved[]): Promise<void> {
  for (const { ownerId } of moved) await withOpenRecords(call.db, [ownerId!], (db) => verifyOne({ ...call, db }, ownerId!));
}

async function verifyOne(call: StepCall, personnelId: number): Promise<void> {
  const { db, now, today } = call;
  const at = now.toString();
  const head = (await readHead(db, personnelId))!;
  const image = await readSheet(db, personnelId, today);
  const copyId = await keepCopy(call, head, image);
  for (const section of SECTION_NAMES)
    await sql`update ${sql.table(tableOf(section))} set verified_at = ${at}::timestamptz where personnel_id = ${personnelId}`.execute(db);
  await db.updateTable('pds.sheet').set({ copy_id: copyId, verified_at: at }).where('personnel_id', '=', personnelId).execute();
  await takeVerifiedFacts(call, personnelId, await factsOf(db, personnelId, image));
}

/** The image of the submission, or another where HR corrected the sheet since. */
async function keepCopy({ db, actor, now }: StepCall, head: SheetHead, image: SheetOnPaper): Promise<number> {
  const verified = { verified_at: now.toString(), verified_by: actor.accountId };
  const submitted = await db
    .selectFrom('pds.copy')
    .select(['id', 'sha256', 'submitted_at', 'submitted_by'])
    .where('personnel_id', '=', head.personnel_id)
    .where('id', '=', head.copy_id)
    .executeTakeFirstOrThrow();
  const sha256 = digest(image);
  if (submitted.sha256 === sha256) {
    await db.updateTable('pds.copy').set(verified).where('personnel_id', '=', head.personnel_id).where('id', '=', submitted.id).execute();
    return submitted.id;
  }
  const { submitted_at, submitted_by } = submitted;
  const { id } = await db
    .insertInto('pds.copy')
    .values({ personnel_id: head.personnel_id, image: JSON.stringify(image), sha256, submitted_at, submitted_by, ...verified })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
