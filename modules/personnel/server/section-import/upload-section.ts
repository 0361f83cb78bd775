import { sql } from 'kysely';
import type { z } from 'zod';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import { readSpreadsheet } from '@talaan/kernel/server/read-spreadsheet.ts';
import type { SectionImport } from '../../contract/section-import/section-import.ts';
import { findHeading } from '../../rules/find-heading.ts';
import { cellOf } from '../../rules/section-import/read-section-rows.ts';
import { EXAMPLE_NUMBER, matchSectionColumns } from '../../rules/section-import/section-fields.ts';
import { requireImporter } from '../import/require-importer.ts';
import { describeSectionImport } from './find-section-import.ts';
import { fieldsOf, workOf, type ImportDesk } from './section-work.ts';

type UploadCall = Call<unknown, z.output<SectionImport['upload']['query']>>;

const SHOWN = 3;

/** Reads a spreadsheet of a section and keeps its rows, not the file, to be matched and checked. Errors: 422 on `file` with the row. */
export async function uploadSection(call: UploadCall, desk: ImportDesk): Promise<z.input<SectionImport['upload']['response']>> {
  requireImporter(call, desk.calls.access);
  const { db, file, actor, now, query } = call;
  const work = workOf(desk, query.section);
  const fields = fieldsOf(work);
  const { rows, note } = await readSpreadsheet(file.path);
  const heading = findHeading(rows, (headings) => matchSectionColumns(fields, headings));
  if (!heading)
    throw invalid({ file: ['No row with headings was found. Download the template to see how its first row names the columns.'] });
  const columns = matchSectionColumns(fields, heading.headings);
  const kept = rows
    .map((cells, at) => ({ line: at + 1, cells }))
    .slice(heading.rows)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== '') && cellOf(cells, columns, work.about) !== EXAMPLE_NUMBER);
  if (kept.length === 0) throw invalid({ file: [`There are headings in row ${heading.rows}, but nothing below them.`] });
  const sample = kept.slice(0, SHOWN).map(({ cells }) => (work.isSecret ? maskSample(cells, columns) : cells));
  const { id } = await db
    .insertInto('personnel.section_import')
    .values({
      section: query.section,
      file_name: (file.name || work.title).slice(0, 200),
      account_id: actor.accountId,
      note,
      headings: heading.headings,
      sample: JSON.stringify(sample),
      columns: JSON.stringify(columns),
      counts: JSON.stringify({ rows: kept.length, new: 0, update: 0, unchanged: 0, wrong: 0 }),
      created_at: now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await withOpenRecords(db, 'everybody', (open) =>
    sql`insert into personnel.section_import_row (import_id, line, cells)
      select ${id}, r.line, array(select jsonb_array_elements_text(r.cells))
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as r(line integer, cells jsonb)`.execute(open),
  );
  return { import: await describeSectionImport(db, desk, id) };
}

/** Of identity numbers the columns are recognized by their headings and last digits. */
function maskSample(cells: readonly string[], { idno, name }: { idno?: number; name?: number }): string[] {
  return cells.map((cell, at) => (at === idno || at === name ? cell : cell.replaceAll(/\d(?=(?:\D*\d){4})/g, '•')));
}
