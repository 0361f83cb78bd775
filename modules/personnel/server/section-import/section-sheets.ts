import type { z } from 'zod';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import { writeSheet } from '@talaan/kernel/server/write-sheet.ts';
import type { RowChange, RowMessage } from '../../contract/import.ts';
import type { downloadSectionReport as report, downloadSectionTemplate as template } from '../../contract/section-import/section-import.ts';
import { SECTION_TITLES } from '../../contract/section-import/sections.ts';
import { sayOutcomes } from '../import/report-import.ts';
import { requireImporter } from '../import/require-importer.ts';
import { findSectionImport } from './find-section-import.ts';
import { fieldsOf } from './section-fields-of.ts';

/** The headings of a section with an example that is not read, and a second sheet that says what each column takes. */
export function writeTemplate(call: Call<unknown, z.output<typeof template.query>>): Promise<FileAnswer> {
  requireImporter(call);
  const { section, format } = call.query;
  const fields = Object.values(fieldsOf(section));
  const guide = {
    name: 'How to fill',
    headings: ['Column', 'Needed', 'What it takes', 'Example'],
    rows: fields.map(({ title, isRequired, help, example }) => [title, isRequired ? 'Yes' : 'No', help, example]),
  };
  const headings = fields.map(({ title }) => title);
  const example = fields.map(({ example: cell }) => cell);
  return writeSheet(`Template for ${SECTION_TITLES[section].toLowerCase()}`, format, headings, [example], guide);
}

/** What every row did or would do. Errors: 409 before the first check. */
export async function reportSection(call: Call<{ id: number }, z.output<typeof report.query>>): Promise<FileAnswer> {
  requireImporter(call);
  const { db, params, query } = call;
  const found = await findSectionImport(db, params.id);
  if (found.state === 'uploaded') throw wrongState('There is nothing to report yet: the file has not been checked.', ['check']);
  const rows = await withOpenRecords(db, 'everybody', (open) =>
    open
      .selectFrom('personnel.section_import_row')
      .select(['line', 'idno', 'name', 'action', 'messages', 'changes'])
      .$narrowType<{ messages: RowMessage[]; changes: RowChange[] }>()
      .where('import_id', '=', params.id)
      .orderBy('line')
      .execute(),
  );
  const { headings, lines } = sayOutcomes(rows, found.state);
  return writeSheet(`Report on ${found.file_name.replace(/\.\w+$/, '')}`, query.format, headings, lines);
}
