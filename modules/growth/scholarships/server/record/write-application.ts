import { sql } from 'kysely';
import { invalid } from '@talaan/kernel/server/errors.ts';
import { giveUpFiles, takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { Application } from '../../contract/applications.ts';
import { whyNotLength } from '../../rules/length.ts';
import { termsOn } from './terms.ts';

/** Writes what an application says, over what it said before. Error: 422 for days that the degree is not granted for. */
export async function writeApplication(
  call: StepCall,
  id: number,
  { mode, from, to, attachment_path: path, ...facts }: Application,
): Promise<void> {
  const { db } = call;
  await requireLength(call, { ...facts, mode, from, to });
  const file = path === null ? null : await takeUpload(call, path, 'attachment_path');
  if (file) await replaceAdmission(call, id, file.id);
  await db.updateTable('scholarships.scholarship').set(facts).where('id', '=', id).execute();
  await sql`delete from scholarships.stretch where scholarship_id = ${id}`.execute(db);
  await sql`insert into scholarships.stretch (scholarship_id, no, mode, first_day, last_day) values (${id}, 1, ${mode}, ${from}::date, ${to}::date)`.execute(
    db,
  );
}

/** By what applies on the day of filing. Error: 422. */
export async function requireLength(
  { db, today }: Pick<StepCall, 'db' | 'today'>,
  { degree, mode, from, to }: Pick<Application, 'degree' | 'mode' | 'from' | 'to'>,
): Promise<void> {
  const because = whyNotLength(degree, { mode, from, to }, (await termsOn(db, today)).lengths);
  if (because !== null) throw invalid({ to: [because] });
}

/** The one that was there before is given up. */
export async function replaceAdmission(call: Pick<StepCall, 'db' | 'now'>, id: number, fileId: number): Promise<void> {
  const { db } = call;
  const { admission_file_id: before } = await db
    .selectFrom('scholarships.scholarship')
    .select('admission_file_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('scholarships.scholarship').set({ admission_file_id: fileId }).where('id', '=', id).execute();
  if (before !== null) await giveUpFiles(call, [before]);
}
