import type { z } from 'zod';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import { writeSheet } from '@talaan/kernel/server/write-sheet.ts';
import type { SectionImport } from '../../contract/section-import/section-import.ts';
import { readOutcomes, sayOutcomes } from '../import/report-import.ts';
import { requireImporter } from '../import/require-importer.ts';
import { findSectionImport } from './find-section-import.ts';
import { fieldsOf, workOf, type ImportDesk } from './section-work.ts';

/** The headings of a section with an example that is not read, and a second sheet that says what each column takes. */
export function writeTemplate(call: Call<unknown, z.output<SectionImport['template']['query']>>, desk: ImportDesk): Promise<FileAnswer> {
  requireImporter(call, desk.calls.access);
  const { section, format } = call.query;
  const work = workOf(desk, section);
  const fields = Object.values(fieldsOf(work));
  const guide = {
    name: 'How to fill',
    headings: ['Column', 'Needed', 'What it takes', 'Example'],
    rows: fields.map(({ title, isRequired, help, example }) => [title, isRequired ? 'Yes' : 'No', help, example]),
  };
  const headings = fields.map(({ title }) => title);
  const example = fields.map(({ example: cell }) => cell);
  return writeSheet(`Template for ${work.title.toLowerCase()}`, format, headings, [example], guide);
}

/** What every row did or would do. Errors: 409 before the first check. */
export async function reportSection(
  call: Call<{ id: number }, z.output<SectionImport['report']['query']>>,
  desk: ImportDesk,
): Promise<FileAnswer> {
  requireImporter(call, desk.calls.access);
  const { db, params, query } = call;
  const found = await findSectionImport(db, desk, params.id);
  const work = workOf(desk, found.section);
  if (found.state === 'uploaded') throw wrongState('There is nothing to report yet: the file has not been checked.', ['check']);
  const rows = await withOpenRecords(db, 'everybody', (open) => readOutcomes(open, 'personnel.section_import_row', params.id));
  const { headings, lines } = sayOutcomes(rows, found.state, [fieldsOf(work)[work.about]!.title, work.named]);
  return writeSheet(`Report on ${found.file_name.replace(/\.\w+$/, '')}`, query.format, headings, lines);
}
