import { sql } from 'kysely';
import { NOBODY } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { giveReason } from '@talaan/kernel/server/give-reason.ts';
import { Refusal } from '@talaan/kernel/server/errors.ts';
import type { Job, Work } from '@talaan/kernel/server/jobs.ts';
import { addOffices, addPositions } from '@talaan/organization/server/public.ts';
import type { CheckedRow } from '../../rules/check-import.ts';
import { officesToMake, positionsToMake } from '../../rules/places.ts';
import { dryRun } from './dry-run.ts';
import { findImport, type ImportOnRecord } from './import-row.ts';
import { writePeople, type Writing } from './write-people.ts';

/** Carries out a confirmed import in one transaction; run again after a fault, it finds that nothing or everything is done. */
export const importPeopleJob: Job<{ importId: number }> = {
  kind: 'import-personnel',
  run: async (work, { importId }) => {
    try {
      return await work.server.db.transaction().execute((db) => importPeople(db, work, importId));
    } catch (error) {
      // Nothing was written: the import is open for another check.
      if (error instanceof Refusal) {
        await work.server.db
          .updateTable('personnel.import')
          .set({ state: 'checked' })
          .where('id', '=', importId)
          .where('state', '=', 'importing')
          .execute();
      }
      throw error;
    }
  },
};

async function importPeople(db: Database, work: Work, importId: number): Promise<Record<string, unknown>> {
  const found = await findImport(db, importId, { lock: true });
  if (found.state !== 'importing') return { import_id: importId };
  await lockImports(db);
  const { clock } = work.server;
  const run = await dryRun(db, found, clock.today());
  if (run.outcome !== found.outcome) {
    throw new Refusal(409, {
      message: 'Records or lists were changed since the file was checked, so nothing was imported. Please check it again.',
    });
  }
  const accepted = run.rows.filter(({ action }) => action === 'new' || action === 'update');
  const made = await makePlaces(db, found, accepted);
  const writing: Writing = {
    db,
    server: work.server,
    importId,
    places: made,
    now: clock.now(),
    today: clock.today(),
    actor: { ...NOBODY, accountId: work.accountId },
    requestId: work.runId,
    progress: work.progress,
  };
  await giveReason(writing, `Import of ${found.file_name}`);
  await writePeople(writing, accepted);
  const madeIds = { offices: [...made.offices.values()], positions: [...made.positions.values()] };
  await db
    .updateTable('personnel.import')
    .set({ state: 'imported', imported_at: clock.now().toString(), made: JSON.stringify(madeIds) })
    .where('id', '=', importId)
    .execute();
  const after = { file: found.file_name, ...run.counts, offices_made: made.offices.size, positions_made: made.positions.size };
  await recordChange(writing, { action: 'import personnel', subject: `personnel.import:${importId}`, after });
  return { import_id: importId, ...run.counts };
}

/** Imports and their undoing follow one another: each sees what the one before it wrote. */
export async function lockImports(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('personnel.import'))`.execute(db);
}

/** Makes the offices and positions that the accepted rows need; those of rows that are left out are not made. */
async function makePlaces(
  db: Database,
  { office_choices, position_choices }: ImportOnRecord,
  accepted: readonly CheckedRow[],
): Promise<Writing['places']> {
  const officesNeeded = new Set(accepted.map(({ appointment }) => appointment?.officeId));
  const positionsNeeded = new Set(accepted.map(({ appointment }) => appointment?.positionId));
  const offices = new Map([...officesToMake(office_choices)].filter(([number]) => officesNeeded.has(number)));
  const positions = new Map([...positionsToMake(position_choices)].filter(([number]) => positionsNeeded.has(number)));
  const officeIds = await addOffices(db, [...offices.values()]);
  const positionIds = await addPositions(db, [...positions.values()]);
  return {
    offices: new Map([...offices.keys()].map((number, at) => [number, officeIds[at]!])),
    positions: new Map([...positions.keys()].map((number, at) => [number, positionIds[at]!])),
  };
}
