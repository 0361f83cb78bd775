import { sql } from 'kysely';
import type { SectionColumns, SectionRecord, SectionSummary } from '../../contract/section-import/section-import.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { fieldsOf, workOf, type ImportDesk } from './section-work.ts';

export interface SectionOnRecord extends SectionSummary {
  note: string;
  headings: string[];
  sample: string[][];
  columns: SectionColumns;
  outcome: string | null;
  job_id: string | null;
  failure: string | null;
}

/** Imports at a desk as they stand. One whose work failed for good counts as checked: it wrote nothing and may be tried again. */
export function sectionImports(db: Database, { calls }: ImportDesk) {
  return db
    .selectFrom('personnel.section_import as i')
    .leftJoin('kernel.job_run as j', 'j.id', 'i.job_id')
    .leftJoin('identity.account as a', 'a.id', 'i.account_id')
    .select(['i.id', 'i.section', 'i.file_name', 'i.created_at', 'i.imported_at', 'i.counts', 'a.name as started_by'])
    .select(sql<string>`case when i.state = 'importing' and j.state = 'failed' then 'checked' else i.state end`.as('state'))
    .where('i.section', 'in', calls.sections);
}

/** One import of a desk; locked, nobody else changes it until the transaction ends. */
export async function findSectionImport(db: Database, desk: ImportDesk, id: number, { lock = false } = {}): Promise<SectionOnRecord> {
  if (lock) await db.selectFrom('personnel.section_import').select('id').where('id', '=', id).forUpdate().execute();
  const found = await sectionImports(db, desk)
    .select(['i.note', 'i.headings', 'i.sample', 'i.columns', 'i.outcome', 'i.job_id', 'j.failure'])
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('There is no such import.');
  return found as unknown as SectionOnRecord;
}

export async function describeSectionImport(db: Database, desk: ImportDesk, id: number): Promise<SectionRecord> {
  const record = await findSectionImport(db, desk, id);
  const fields = Object.entries(fieldsOf(workOf(desk, record.section))).map(([key, { title, isRequired }]) => ({
    key,
    title,
    is_required: isRequired ?? false,
  }));
  return { ...record, fields };
}
