import { sql } from 'kysely';
import type {
  ImportColumns,
  ImportCounts,
  ImportRecord,
  ImportState,
  ImportSummary,
  OfficeChoice,
  PositionChoice,
  UnknownOffice,
  UnknownPosition,
} from '../../contract/import.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';

export interface ImportOnRecord extends ImportSummary {
  note: string;
  headings: string[];
  columns: ImportColumns;
  offices: UnknownOffice[];
  positions: UnknownPosition[];
  office_choices: OfficeChoice[];
  position_choices: PositionChoice[];
  outcome: string | null;
  made: { offices: number[]; positions: number[] };
  job_id: string | null;
  failure: string | null;
  counts: ImportCounts;
}

/** Imports as they stand. One whose work failed for good counts as checked: it wrote nothing and may be tried again. */
export function imports(db: Database) {
  return db
    .selectFrom('personnel.import as i')
    .leftJoin('kernel.job_run as j', 'j.id', 'i.job_id')
    .leftJoin('identity.account as a', 'a.id', 'i.account_id')
    .select(['i.id', 'i.file_name', 'i.created_at', 'i.imported_at', 'i.undone_at', 'i.counts', 'a.name as started_by'])
    .select(sql<ImportState>`case when i.state = 'importing' and j.state = 'failed' then 'checked' else i.state end`.as('state'));
}

/** One import; locked, nobody else changes it until the transaction ends. */
export async function findImport(db: Database, id: number, { lock = false } = {}): Promise<ImportOnRecord> {
  if (lock) await db.selectFrom('personnel.import').select('id').where('id', '=', id).forUpdate().execute();
  const found = await imports(db)
    .select(['i.note', 'i.headings', 'i.columns', 'i.office_choices', 'i.position_choices', 'i.outcome', 'i.made', 'i.job_id', 'j.failure'])
    .select(['i.unknown_offices as offices', 'i.unknown_positions as positions'])
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('There is no such import.');
  return found as unknown as ImportOnRecord;
}

const SHOWN = 3;

export async function describeImport(db: Database, id: number): Promise<ImportRecord> {
  const record = await findImport(db, id);
  const rows = await db
    .selectFrom('personnel.import_row')
    .select('cells')
    .where('import_id', '=', id)
    .orderBy('line')
    .limit(SHOWN)
    .execute();
  return { ...record, sample: rows.map(({ cells }) => cells) };
}
