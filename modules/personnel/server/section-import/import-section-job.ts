import { sql } from 'kysely';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { recordChange, recordChanges } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/give-reason.ts';
import type { Job, Work } from '@talaan/kernel/server/jobs.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import { SECTION_TITLES } from '../../contract/section-import/sections.ts';
import { lockImports } from '../import/import-people-job.ts';
import { KEEP_PEOPLE } from '../keep-people.ts';
import type { PersonnelNeeds } from '../needs.ts';
import { tellPeopleChangedLater } from '../people-changed.ts';
import { findSectionImport } from './find-section-import.ts';
import { runDry, type Outcome } from './run-dry.ts';
import type { Writing } from './section-work.ts';

/** Carries out a confirmed import in one transaction; run again after a fault, it finds that nothing or everything is done. */
export function importSectionJob(needs: PersonnelNeeds): Job<{ importId: number }> {
  return {
    kind: 'import-section',
    run: async (work, { importId }) => {
      try {
        return await work.server.db.transaction().execute((db) => importSection(db, work, importId, needs));
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

async function importSection(db: Database, work: Work, importId: number, needs: PersonnelNeeds): Promise<Record<string, unknown>> {
  const found = await findSectionImport(db, importId, { lock: true });
  if (found.state !== 'importing') return { import_id: importId };
  await sql.raw(KEEP_PEOPLE).execute(db);
  await lockImports(db);
  const { clock } = work.server;
  const today = clock.today();
  const run = await runDry(db, found, { needs, today, self: await personOf(db, work.accountId) }, { lock: true });
  if (run.outcome !== found.outcome)
    throw new Refusal(409, {
      message: 'Records or lists were changed since the file was checked, so nothing was imported. Please check it again.',
    });
  const accepted = run.rows.filter(({ action }) => action === 'new' || action === 'update');
  await work.progress(0, accepted.length);
  const actor = { ...NOBODY, accountId: work.accountId };
  const writing: Writing = { db, server: work.server, actor, requestId: work.runId, now: clock.now(), today };
  await giveReason(writing, `Import of ${found.file_name}`);
  await tellPeopleChangedLater(work.server, db, await run.write(writing));
  await recordChanges(writing, accepted.map(changeOf(`import ${SECTION_TITLES[found.section].toLowerCase()}`)));
  await finish(db, importId, clock.now());
  await recordChange(writing, {
    action: `import a spreadsheet of ${SECTION_TITLES[found.section].toLowerCase()}`,
    subject: `personnel.section_import:${importId}`,
    after: { file: found.file_name, ...run.counts },
  });
  await work.progress(accepted.length, accepted.length);
  return { import_id: importId, ...run.counts };
}

async function personOf(db: Database, accountId: number): Promise<number | null> {
  const account = await db.selectFrom('identity.account').select('personnel_id').where('id', '=', accountId).executeTakeFirst();
  return account?.personnel_id ?? null;
}

function changeOf(action: string) {
  return ({ personnel_id: personnelId, changes }: Outcome) => ({
    action,
    subject: `personnel.person:${personnelId}`,
    personnelId,
    before: Object.fromEntries(changes.map(({ field, from }) => [field, from])),
    after: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  });
}

/** What was read has done its service: the cells, identity numbers among them, are not kept beside the record. */
async function finish(db: Database, id: number, now: Temporal.Instant): Promise<void> {
  await withOpenRecords(db, 'everybody', (open) =>
    sql`update personnel.section_import_row set cells = '{}' where import_id = ${id}`.execute(open),
  );
  await db.updateTable('personnel.section_import').set({ state: 'imported', imported_at: now.toString() }).where('id', '=', id).execute();
}
