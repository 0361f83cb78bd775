import { sql } from 'kysely';
import type { z } from 'zod';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import { readSpreadsheet } from '@talaan/kernel/server/workbook/read-spreadsheet.ts';
import type { ImportCalls } from '../contract/import-calls.ts';
import { IMPORT_ROWS, type ImportColumns } from '../contract/import-record.ts';
import { findHeading, type Heading } from '../rules/find-heading.ts';
import { EXAMPLE_NUMBER, matchColumns } from '../rules/import-fields.ts';
import { cellOf } from '../rules/read-rows.ts';
import { describeUpload } from './find-upload.ts';
import type { ImportSource } from './import-source.ts';
import { sourceOf, type Imports } from './spreadsheets.ts';

type UploadCall = Call<unknown, z.output<ImportCalls['upload']['query']>>;

const SHOWN = 3;

/** Reads a spreadsheet and stores its rows, not the file, to be matched and checked. Errors: 422 on `file` with the row. */
export async function uploadFile(call: UploadCall, imports: Imports): Promise<z.input<ImportCalls['upload']['response']>> {
  const { db, file, query } = call;
  const source = sourceOf(imports, query.section);
  const { rows, note } = await readSpreadsheet(file.path, {
    name: file.name,
    sheet: source.sheet,
    mostRows: Math.max(source.most ?? 0, IMPORT_ROWS),
  });
  const heading = findHeading(rows, (headings) => matchColumns(source.fields, headings));
  if (!heading)
    throw invalid({ file: ['No row with headings was found. Download the template to see how its first row names the columns.'] });
  const columns = (await recallColumns(call, source, heading.headings)) ?? matchColumns(source.fields, heading.headings);
  const below = rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .slice(heading.rows)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== '') && cellOf(cells, columns, source.about) !== EXAMPLE_NUMBER);
  if (below.length === 0) throw invalid({ file: [`There are headings in row ${heading.rows}, but nothing below them.`] });
  if (source.most !== undefined && below.length > source.most)
    throw invalid({
      file: [`The file has ${below.length} rows; the limit is ${source.most} rows per import. Split it into several files.`],
    });
  return db.transaction().execute((tx) => storeUpload({ ...call, db: tx }, imports, source, { heading, columns, below, note }));
}

/** How the last file with these very headings was matched, by hand perhaps; null where there was none. */
async function recallColumns(
  { db, query }: UploadCall,
  { fields }: ImportSource,
  headings: readonly string[],
): Promise<ImportColumns | null> {
  const { rows } = await sql<{ columns: ImportColumns }>`
    select columns from imports.upload where section = ${query.section} and office_id is not distinct from ${query.office ?? null}::integer
      and headings = ${[...headings]}::text[] and state <> 'uploaded' order by id desc limit 1`.execute(db);
  const known = Object.entries(rows[0]?.columns ?? {}).filter(([key]) => key in fields);
  return known.length > 0 ? Object.fromEntries(known) : null;
}

interface Found {
  heading: Heading;
  columns: ImportColumns;
  below: { line: number; cells: string[] }[];
  note: string;
}

async function storeUpload(
  { db, file, actor, now, query }: UploadCall,
  imports: Imports,
  source: ImportSource,
  { heading, columns, below, note }: Found,
): Promise<z.input<ImportCalls['upload']['response']>> {
  const { id } = await db
    .insertInto('imports.upload')
    .values({
      section: query.section,
      office_id: query.office ?? null,
      file_name: (file.name || source.title).slice(0, 200),
      account_id: actor.accountId,
      started_by: actor.name,
      note,
      headings: heading.headings,
      sample: JSON.stringify(below.slice(0, SHOWN).map(({ cells }) => showSample(source, cells, columns))),
      columns: JSON.stringify(columns),
      counts: JSON.stringify({ rows: below.length, new: 0, update: 0, unchanged: 0, wrong: 0 }),
      created_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await withOpenRecords(db, 'everybody', (open) =>
    sql`insert into imports.upload_row (upload_id, line, cells)
      select ${id}, r.line, array(select jsonb_array_elements_text(r.cells))
      from jsonb_to_recordset(${JSON.stringify(below)}::jsonb) as r(line integer, cells jsonb)`.execute(open),
  );
  return { import: await describeUpload(db, imports, id) };
}

/** Columns of identity numbers are recognized by their headings and last digits. */
function showSample({ isSecret }: ImportSource, cells: readonly string[], { idno, name }: ImportColumns): readonly string[] {
  if (!isSecret) return cells;
  return cells.map((cell, at) => (at === idno || at === name ? cell : cell.replaceAll(/\d(?=(?:\D*\d){4})/g, '•')));
}
