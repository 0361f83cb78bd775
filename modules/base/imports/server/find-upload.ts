import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { readPage, selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { ImportCalls } from '../contract/import-calls.ts';
import type { ImportRecord, ImportState, ImportSummary } from '../contract/import-record.ts';
import { addressOf } from './import-source.ts';
import { sourceOf, type Imports } from './spreadsheets.ts';

export interface UploadOnRecord extends Omit<ImportRecord, 'fields' | 'about' | 'named' | 'is_whole' | 'can_undo' | 'warnings' | 'next'> {
  /** The office that it is for, if it is for one. */
  office_id: number | null;
  choices: object;
  questions: object;
  outcome: string | null;
  made: object;
}

export const UPLOADS = sql`imports.upload i left join kernel.job_run j on j.id = i.job_id`;

/** One whose job failed for good is where it was before: it stored nothing and may be tried again. */
export const SUMMARY = {
  id: 'i.id',
  section: 'i.section',
  file_name: 'i.file_name',
  created_at: 'i.created_at',
  imported_at: 'i.imported_at',
  undone_at: 'i.undone_at',
  counts: 'i.counts',
  started_by: 'i.started_by',
  state: sql<ImportState>`case when j.state = 'failed' then case i.state when 'importing' then 'checked' when 'checking' then 'uploaded' else i.state end else i.state end`,
};

const ON_RECORD = {
  ...SUMMARY,
  office_id: 'i.office_id',
  note: 'i.note',
  headings: 'i.headings',
  sample: 'i.sample',
  columns: 'i.columns',
  choices: 'i.choices',
  accepted: 'i.accepted',
  dates: 'i.dates',
  date_order: 'i.date_order',
  questions: 'i.questions',
  outcome: 'i.outcome',
  made: 'i.made',
  job_id: 'i.job_id',
  failure: 'j.failure',
};

type ListCall = Call<unknown, z.output<ImportCalls['list']['query']>>;

/** A page of the uploads of a section, by all users, the newest first unless sorted otherwise. */
export async function listUploads({ db, query }: ListCall, { calls }: Imports): Promise<{ imports: ImportSummary[]; total: number }> {
  const { rows: imports, total } = await readPage<ImportSummary>(
    { db, query },
    {
      from: UPLOADS,
      columns: SUMMARY,
      reach: sql`i.section = ${query.section} and i.section = any(${[...calls.sections]}::text[])${query.office === undefined ? sql`` : sql` and i.office_id = ${query.office}`}`,
      search: [sql`kernel.plain(i.file_name)`],
      sort: { created_at: 'i.created_at', file_name: 'i.file_name' },
      unsorted: '-created_at',
      filters: {},
    },
  );
  return { imports, total };
}

/** One upload; locked, nobody else changes it until the transaction ends. */
export async function findUpload(db: Database, imports: Imports, id: number, { lock = false } = {}): Promise<UploadOnRecord> {
  if (lock) await db.selectFrom('imports.upload').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await sql<UploadOnRecord>`
    select ${selected(ON_RECORD)} from ${UPLOADS} where i.id = ${id} and i.section = any(${[...imports.calls.sections]}::text[])`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such import.');
  return rows[0];
}

/** The office that an upload is for, of imports of offices. Error: 404. */
export async function officeOfUpload(db: Database, { calls }: Imports, id: number): Promise<number> {
  const found = await db
    .selectFrom('imports.upload')
    .select('office_id')
    .where('id', '=', id)
    .where('section', 'in', [...calls.sections])
    .executeTakeFirst();
  if (found?.office_id == null) throw notFound('There is no such import.');
  return found.office_id;
}

const UNNAMED = 'The file does not name the people: compare the names of the check with your list before you import.';

/** One upload as its screen shows it. */
export async function describeUpload(
  db: Database,
  imports: Imports,
  id: number,
): Promise<z.input<ImportCalls['read']['response']>['import']> {
  const upload = await findUpload(db, imports, id);
  const { fields, about, named, whose, isWhole, undo, next } = sourceOf(imports, upload.section);
  const isOpen = upload.state !== 'imported' && upload.state !== 'undone';
  const isUnnamed = isOpen && whose !== undefined && upload.columns[whose] === undefined;
  const warnings = await db
    .selectFrom('imports.warning')
    .select(['kind', 'title', 'rows', 'acknowledged_by', 'acknowledged_at'])
    .where('upload_id', '=', id)
    .orderBy('kind')
    .execute();
  const shown = Object.entries(fields).map(([key, { title, isRequired }]) => ({ key, title, is_required: isRequired ?? false }));
  return {
    ...upload,
    note: [upload.note, isUnnamed && UNNAMED].filter(Boolean).join(' '),
    fields: shown,
    about: fields[about]!.title,
    named,
    is_whole: isWhole ?? false,
    can_undo: undo !== null,
    warnings,
    next: next.map(({ label, to }) => ({ label, to: addressOf(to, upload) })),
  };
}
