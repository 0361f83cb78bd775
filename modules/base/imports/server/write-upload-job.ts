import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import type { Job, Work } from '@talaan/kernel/server/jobs/jobs.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { dryRun } from './dry-run.ts';
import { findUpload } from './find-upload.ts';
import { addressOf, type Written } from './import-source.ts';
import { importsOf, sourceOf } from './spreadsheets.ts';
import { keepAfter, keepBefore, lockImports } from './undo.ts';

interface Confirmed {
  section: string;
  uploadId: number;
  /** The person who confirmed it, if any. */
  self: number | null;
}

/** Carries out a confirmed import in one transaction; run again after a fault, it finds that nothing or everything is done. */
export const writeUploadJob: Job<Confirmed> = {
  kind: 'import-spreadsheet',
  run: async (work, confirmed) => {
    const { db } = work.server;
    try {
      return await db.transaction().execute((tx) => withOpenRecords(tx, 'everybody', () => writeUpload(tx, work, confirmed)));
    } catch (error) {
      // Nothing was stored: the import is open for another check.
      if (error instanceof Refusal)
        await db
          .updateTable('imports.upload')
          .set({ state: 'checked' })
          .where('id', '=', confirmed.uploadId)
          .where('state', '=', 'importing')
          .execute();
      throw error;
    }
  },
};

/** Stores a confirmed upload, within the transaction of the caller. Errors: 409 where the outcome is another than the last check had. */
export async function writeUpload(db: Database, work: Work, { section, uploadId, self }: Confirmed): Promise<Record<string, unknown>> {
  const imports = importsOf(work.server, section);
  const found = await findUpload(db, imports, uploadId, { lock: true });
  const { undo, title, screen } = sourceOf(imports, found.section);
  const result = { import_id: uploadId, link: `${addressOf(screen, found)}?import=${uploadId}` };
  if (found.state !== 'importing') return result;
  if (undo) await lockImports(db);
  const call = callOfJob(work, db);
  const asked = { server: work.server, today: call.today, self, account: call.actor.accountId, lock: true };
  const run = await dryRun(db, imports, found, asked);
  if (run.outcome !== found.outcome)
    throw new Refusal(409, {
      message: 'Records or lists were changed since the file was checked, so nothing was imported. Please check it again.',
    });
  const reason = `Import of ${found.file_name}`;
  await giveReason(call, reason);
  if (undo) await keepBefore(db, uploadId, undo);
  const written = await run.write({ ...call, reason, uploadId, progress: work.progress });
  await noteAdded(db, uploadId, written);
  if (undo) await keepAfter(db, uploadId, undo);
  await finish(db, uploadId, call.now, written);
  await recordChange(call, {
    action: `import a spreadsheet of ${title.toLowerCase()}`,
    subject: `imports.upload:${uploadId}`,
    after: { file: found.file_name, ...run.counts, ...(found.accepted.length > 0 && { accepted_rows: found.accepted }) },
  });
  return { ...result, ...run.counts };
}

async function noteAdded(db: Database, uploadId: number, { added = [] }: Written): Promise<void> {
  const noted = added.map(({ said, ...one }) => ({ ...one, notes: said ? [{ ...said, level: 'note' }] : [] }));
  await sql`update imports.upload_row r set subject_id = u.id, personnel_id = u."personnelId", messages = r.messages || u.notes
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as u(line integer, id integer, "personnelId" integer, notes jsonb)
    where r.upload_id = ${uploadId} and r.line = u.line`.execute(db);
}

/** The cells, identity numbers among them, are not kept beside the records that they became. */
async function finish(db: Database, id: number, now: Temporal.Instant, { made = {} }: Written): Promise<void> {
  await sql`update imports.upload_row set cells = '{}' where upload_id = ${id}`.execute(db);
  await db
    .updateTable('imports.upload')
    .set({ state: 'imported', imported_at: now.toString(), made: JSON.stringify(made) })
    .where('id', '=', id)
    .execute();
}
