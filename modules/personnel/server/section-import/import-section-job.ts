import { sql } from 'kysely';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/give-reason.ts';
import type { Work } from '@talaan/kernel/server/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import { lockImports } from '../import/import-people-job.ts';
import { findSectionImport } from './find-section-import.ts';
import { runDry } from './run-dry.ts';
import { workOf, type ImportDesk, type ImportJob, type Writing } from './section-work.ts';

/** Carries out the confirmed imports of a desk, each in one transaction; run again after a fault, it finds that nothing or everything is done. */
export function importSectionJob(kind: string, deskOf: (server: Server) => ImportDesk): ImportJob {
  return {
    kind,
    run: async (work, { importId }) => {
      try {
        return await work.server.db.transaction().execute((db) => importSection(db, work, importId, deskOf(work.server)));
      } catch (error) {
        // Nothing was written: the import is open for another check.
        if (error instanceof Refusal)
          await work.server.db
            .updateTable('personnel.section_import')
            .set({ state: 'checked' })
            .where('id', '=', importId)
            .where('state', '=', 'importing')
            .execute();
        throw error;
      }
    },
  };
}

async function importSection(db: Database, work: Work, importId: number, desk: ImportDesk): Promise<Record<string, unknown>> {
  const found = await findSectionImport(db, desk, importId, { lock: true });
  if (found.state !== 'importing') return { import_id: importId };
  await lockImports(db);
  const { clock } = work.server;
  const today = clock.today();
  const run = await runDry(db, found, { desk, today, self: await personOf(db, work.accountId) }, { lock: true });
  if (run.outcome !== found.outcome)
    throw new Refusal(409, {
      message: 'Records or lists were changed since the file was checked, so nothing was imported. Please check it again.',
    });
  const accepted = run.counts.new + run.counts.update;
  await work.progress(0, accepted);
  const reason = `Import of ${found.file_name}`;
  const actor = { ...NOBODY, accountId: work.accountId };
  const writing: Writing = { db, server: work.server, actor, requestId: work.runId, now: clock.now(), today, reason };
  await giveReason(writing, reason);
  await run.write(writing);
  await finish(db, importId, clock.now());
  await recordChange(writing, {
    action: `import a spreadsheet of ${workOf(desk, found.section).title.toLowerCase()}`,
    subject: `personnel.section_import:${importId}`,
    after: { file: found.file_name, ...run.counts },
  });
  await work.progress(accepted, accepted);
  return { import_id: importId, ...run.counts };
}

async function personOf(db: Database, accountId: number): Promise<number | null> {
  const account = await db.selectFrom('identity.account').select('personnel_id').where('id', '=', accountId).executeTakeFirst();
  return account?.personnel_id ?? null;
}

/** What was read has done its service: the cells, identity numbers among them, are not kept beside the record. */
async function finish(db: Database, id: number, now: Temporal.Instant): Promise<void> {
  await withOpenRecords(db, 'everybody', (open) =>
    sql`update personnel.section_import_row set cells = '{}' where import_id = ${id}`.execute(open),
  );
  await db.updateTable('personnel.section_import').set({ state: 'imported', imported_at: now.toString() }).where('id', '=', id).execute();
}
