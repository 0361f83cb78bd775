import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import { inParts } from '@talaan/kernel/server/jobs/in-parts.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { startJob, type Job, type Work } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { ImportCalls } from '../contract/import-calls.ts';
import type { ImportColumns } from '../contract/import-record.ts';
import { dryRun, type Outcome } from './dry-run.ts';
import { describeUpload, findUpload, type UploadOnRecord } from './find-upload.ts';
import type { ImportSource } from './import-source.ts';
import { importsOf, sourceOf, type Imports } from './spreadsheets.ts';

type CheckCall = Call<{ id: number }, unknown, z.output<ImportCalls['check']['body']>>;

/** A check of more rows than this takes longer than a few seconds, and is a job. */
export const CHECKED_AT_ONCE = 2000;

/**
 * The dry run with the columns and choices of the user: at once, or of many rows in a job that can be followed. Errors: 409 once confirmed and while it is
 * checked; 422 for columns and choices that cannot be.
 */
export async function checkUpload(call: CheckCall, imports: Imports): Promise<z.input<ImportCalls['check']['response']>> {
  const { db, params, body, actor } = call;
  const found = await findUpload(db, imports, params.id, { lock: true });
  if (found.state === 'checking') throw wrongState('This file is being checked.');
  if (found.state !== 'uploaded' && found.state !== 'checked')
    throw wrongState('This import was already confirmed; it can no longer be checked.');
  const source = sourceOf(imports, found.section);
  const choices = body.choices as object;
  const columns = requireColumns(source.fields, found.headings, body.columns);
  await source.requireChoices(db, choices);
  const wish = { ...found, columns, choices, accepted: body.accepted, date_order: body.date_order };
  if (found.counts.rows > CHECKED_AT_ONCE) await startCheck(call, wish);
  else await storeCheck(call, imports, wish, actor.personnelId);
  return { import: await describeUpload(db, imports, params.id) };
}

/** The dry run at once, with the columns as they were matched and nothing decided beside them. Errors: 422 where the source asks more. */
export async function checkNow(
  call: Pick<Call, 'db' | 'server' | 'today' | 'actor'>,
  imports: Imports,
  id: number,
  progress: Work['progress'],
  date_order: UploadOnRecord['date_order'],
): Promise<void> {
  const found = await findUpload(call.db, imports, id, { lock: true });
  const source = sourceOf(imports, found.section);
  const { choices } = imports.calls.check.body.parse({ columns: found.columns });
  await source.requireChoices(call.db, choices);
  const columns = requireColumns(source.fields, found.headings, found.columns);
  await storeCheck(call, imports, { ...found, columns, choices: choices as object, date_order }, call.actor.personnelId, progress);
}

type Wish = Pick<UploadOnRecord, 'id' | 'office_id' | 'section' | 'file_name' | 'columns' | 'choices' | 'accepted' | 'date_order'>;

async function startCheck(call: CheckCall, { id, section, file_name, columns, choices, accepted, date_order }: Wish): Promise<void> {
  const job = await startJob(call, checkUploadJob, `Check of ${file_name}`, { section, uploadId: id, self: call.actor.personnelId });
  await call.db
    .updateTable('imports.upload')
    .set({ state: 'checking', columns: JSON.stringify(columns), choices: JSON.stringify(choices), accepted, date_order, job_id: job.id })
    .where('id', '=', id)
    .execute();
}

/** Checks a large file in one transaction; run again after a fault, it finds that nothing or everything is done. */
export const checkUploadJob: Job<{ section: string; uploadId: number; self: number | null }> = {
  kind: 'check-spreadsheet',
  run: async (work, { section, uploadId, self }) => {
    const { server } = work;
    const imports = importsOf(server, section);
    await server.db.transaction().execute(async (db) => {
      const found = await findUpload(db, imports, uploadId, { lock: true });
      if (found.state === 'checking') await storeCheck(callOfJob(work, db), imports, found, self, work.progress);
    });
    return { import_id: uploadId };
  },
};

/** The progress is counted in rows: they are compared first, then written down part by part. */
async function storeCheck(
  { db, server, today, actor }: Pick<CheckCall, 'db' | 'server' | 'today' | 'actor'>,
  imports: Imports,
  wish: Wish,
  self: number | null,
  progress?: Work['progress'],
): Promise<void> {
  const { id, columns, choices, accepted, date_order } = wish;
  const run = await dryRun(db, imports, wish, { server, today, self, account: actor.accountId, lock: false });
  for (const [at, rows] of inParts(run.rows, STORED_AT_ONCE).entries()) {
    await progress?.(at * STORED_AT_ONCE, run.rows.length);
    await storeOutcome(db, id, rows);
  }
  await storeWarnings(db, id, sourceOf(imports, wish.section), run.rows);
  await db
    .updateTable('imports.upload')
    .set({
      state: 'checked',
      columns: JSON.stringify(columns),
      choices: JSON.stringify(choices),
      accepted,
      date_order,
      dates: JSON.stringify(run.dates),
      questions: JSON.stringify(await run.ask()),
      counts: JSON.stringify(run.counts),
      outcome: run.outcome,
      job_id: null,
    })
    .where('id', '=', id)
    .execute();
}

const STORED_AT_ONCE = 1000;

function requireColumns(fields: ImportSource['fields'], headings: readonly string[], given: ImportColumns): ImportColumns {
  const columns = Object.fromEntries(Object.entries(given).filter(([key]) => key in fields));
  for (const [key, { title, isRequired }] of Object.entries(fields)) {
    if (isRequired && columns[key] === undefined)
      throw invalid({ [`columns.${key}`]: [`Choose the column with this: ${title.toLowerCase()}.`] });
  }
  for (const [column, entries] of Map.groupBy(Object.entries(columns), ([, at]) => at)) {
    const [first, second] = entries;
    if (column >= headings.length) throw invalid({ [`columns.${first![0]}`]: ['The file has no such column.'] });
    if (second)
      throw invalid({
        [`columns.${second[0]}`]: [`One column cannot be both ${entries.map(([key]) => fields[key]!.title).join(' and ')}.`],
      });
  }
  return columns;
}

async function storeOutcome(db: Database, id: number, rows: readonly Outcome[]): Promise<void> {
  await withOpenRecords(db, 'everybody', (open) =>
    sql`update imports.upload_row r set key = u.key, name = u.name, action = u.action, messages = u.messages, changes = u.changes,
        subject_id = u.subject_id, personnel_id = u.personnel_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as u(line integer, key text, name text, action text, messages jsonb,
        changes jsonb, subject_id integer, personnel_id integer)
      where r.upload_id = ${id} and r.line = u.line and (r.key, r.name, r.action, r.messages, r.changes, r.subject_id, r.personnel_id)
        is distinct from (u.key, u.name, u.action, u.messages, u.changes, u.subject_id, u.personnel_id)`.execute(open),
  );
}

/** What was acknowledged of an earlier check does not count for this one. */
async function storeWarnings(db: Database, id: number, { warnings = {} }: ImportSource, rows: readonly Outcome[]): Promise<void> {
  const kinds = rows.flatMap(({ messages }) => [...new Set(messages.flatMap(({ kind }) => kind ?? []))]);
  const counts = Map.groupBy(kinds, (kind) => kind);
  await db.deleteFrom('imports.warning').where('upload_id', '=', id).execute();
  if (counts.size === 0) return;
  await db
    .insertInto('imports.warning')
    .values([...counts].map(([kind, { length }]) => ({ upload_id: id, kind, title: warnings[kind]!, rows: length })))
    .execute();
}
