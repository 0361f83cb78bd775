import type { z } from 'zod';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeSheet } from '@talaan/kernel/server/workbook/write-sheet.ts';
import type { ImportCalls } from '../contract/import-calls.ts';
import { findUpload } from './find-upload.ts';
import { allRows } from './list-rows.ts';
import { sourceOf, type Imports } from './spreadsheets.ts';

const BEFORE = { new: 'would be added', update: 'would be changed', unchanged: 'unchanged', wrong: 'has problems' };
const AFTER = { new: 'added', update: 'changed', unchanged: 'unchanged', wrong: 'left out' };
const UNDONE = { new: 'added, then undone', update: 'changed, then undone', unchanged: 'unchanged', wrong: 'left out' };

type TemplateCall = Call<unknown, z.output<ImportCalls['template']['query']>>;

/** The headings with an example that is not read, and a second sheet that says what each column takes. */
export function writeTemplate({ query }: TemplateCall, imports: Imports): Promise<FileAnswer> {
  const source = sourceOf(imports, query.section);
  const fields = Object.values(source.fields);
  const guide = {
    name: 'How to fill',
    headings: ['Column', 'Needed', 'What it takes', 'Example'],
    rows: fields.map(({ title, isRequired, help, example }) => [title, isRequired ? 'Yes' : 'No', help, example]),
  };
  const headings = fields.map(({ title }) => title);
  const example = fields.map(({ example: cell }) => cell);
  return writeSheet(`Template for ${source.title.toLowerCase()}`, query.format, headings, [example], guide);
}

type ReportCall = Call<{ id: number }, z.output<ImportCalls['report']['query']>>;

/** What every row did or would do. Errors: 409 before the first check. */
export async function writeReport({ db, params, query }: ReportCall, imports: Imports): Promise<FileAnswer> {
  const found = await findUpload(db, imports, params.id);
  if (found.state === 'uploaded') throw wrongState('There is nothing to report yet: the file has not been checked.', ['check']);
  const { fields, about, named } = sourceOf(imports, found.section);
  const words = found.state === 'imported' ? AFTER : found.state === 'undone' ? UNDONE : BEFORE;
  const rows = await allRows(db, params.id);
  const lines = rows.map((row) => [
    row.id,
    row.key,
    row.name,
    words[row.action],
    row.messages.map(({ column, message }) => `${column}: ${message}`).join('\n'),
    row.changes.map(({ field, from, to }) => (from ? `${field}: ${from} → ${to}` : `${field}: ${to}`)).join('\n'),
  ]);
  const headings = ['Row', fields[about]!.title, named, 'Outcome', 'Messages', 'Changes'];
  return writeSheet(`Report on ${found.file_name.replace(/\.\w+$/, '')}`, query.format, headings, lines);
}
