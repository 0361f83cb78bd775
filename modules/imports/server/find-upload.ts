import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { ImportCalls } from '../contract/import-calls.ts';
import type { ImportRecord, ImportState, ImportSummary } from '../contract/import-record.ts';
import { sourceOf, type Imports } from './spreadsheets.ts';

export interface UploadOnRecord extends Omit<ImportRecord, 'fields' | 'about' | 'named' | 'warnings' | 'next'> {
  choices: object;
  questions: object;
  outcome: string | null;
  made: object;
}

/** Uploads for these calls. One whose job failed for good counts as checked: it stored nothing and may be tried again. */
function uploads(db: Database, { calls }: Imports) {
  return db
    .selectFrom('imports.upload as i')
    .leftJoin('kernel.job_run as j', 'j.id', 'i.job_id')
    .select(['i.id', 'i.section', 'i.file_name', 'i.created_at', 'i.imported_at', 'i.undone_at', 'i.counts', 'i.started_by'])
    .select(sql<ImportState>`case when i.state = 'importing' and j.state = 'failed' then 'checked' else i.state end`.as('state'))
    .where('i.section', 'in', calls.sections);
}

type ListCall = Call<unknown, z.output<ImportCalls['list']['query']>>;

/** A page of the uploads of a section, whoever made them, the newest first unless sorted otherwise. */
export async function listUploads({ db, query }: ListCall, imports: Imports): Promise<{ imports: ImportSummary[]; total: number }> {
  const { section, page, per_page: size, term, sort = '-created_at' } = query;
  const ofSection = uploads(db, imports).where('i.section', '=', section);
  const found = term ? ofSection.where(sql<boolean>`kernel.plain(i.file_name) like ${likePattern(term)}`) : ofSection;
  const [column, direction] = splitSort(sort);
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const listed = await found
    .orderBy(`i.${column}`, direction)
    .orderBy('i.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { imports: listed as unknown as ImportSummary[], total };
}

/** One upload; locked, nobody else changes it until the transaction ends. */
export async function findUpload(db: Database, imports: Imports, id: number, { lock = false } = {}): Promise<UploadOnRecord> {
  if (lock) await db.selectFrom('imports.upload').select('id').where('id', '=', id).forUpdate().execute();
  const found = await uploads(db, imports)
    .select(['i.note', 'i.headings', 'i.sample', 'i.columns', 'i.choices', 'i.questions', 'i.outcome', 'i.made', 'i.job_id', 'j.failure'])
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('There is no such import.');
  return found as unknown as UploadOnRecord;
}

/** One upload as its screen shows it. */
export async function describeUpload(
  db: Database,
  imports: Imports,
  id: number,
): Promise<z.input<ImportCalls['read']['response']>['import']> {
  const upload = await findUpload(db, imports, id);
  const { fields, about, named, next } = sourceOf(imports, upload.section);
  const warnings = await db
    .selectFrom('imports.warning')
    .select(['kind', 'title', 'rows', 'acknowledged_by', 'acknowledged_at'])
    .where('upload_id', '=', id)
    .orderBy('kind')
    .execute();
  const shown = Object.entries(fields).map(([key, { title, isRequired }]) => ({ key, title, is_required: isRequired ?? false }));
  return { ...upload, fields: shown, about: fields[about]!.title, named, warnings, next: [...next] };
}
