import type { z } from 'zod';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { downloadImportReport, RowChange, RowMessage } from '../../contract/import.ts';
import { writeSheet } from '@talaan/kernel/server/write-sheet.ts';
import { findImport } from './import-row.ts';
import { requireImporter } from './require-importer.ts';

const HEADINGS = ['Row', 'Employee number', 'Name', 'Outcome', 'Messages', 'Changes'];
const BEFORE = { new: 'would be added', update: 'would be changed', unchanged: 'unchanged', wrong: 'has problems' };
const AFTER = { new: 'added', update: 'changed', unchanged: 'unchanged', wrong: 'left out' };
const UNDONE = { new: 'added, then undone', update: 'changed, then undone', unchanged: 'unchanged', wrong: 'left out' };

/** What every row did or would do. Errors: 409 before the first check. */
export async function reportImport(call: Call<{ id: number }, z.output<typeof downloadImportReport.query>>): Promise<FileAnswer> {
  requireImporter(call);
  const { db, params, query } = call;
  const found = await findImport(db, params.id);
  if (found.state === 'uploaded') throw wrongState('There is nothing to report yet: the file has not been checked.', ['check']);
  const rows = await db
    .selectFrom('personnel.import_row')
    .select(['line', 'idno', 'name', 'action', 'messages', 'changes'])
    .where('import_id', '=', params.id)
    .orderBy('line')
    .execute();
  const words = found.state === 'imported' ? AFTER : found.state === 'undone' ? UNDONE : BEFORE;
  const lines = rows.map((row) => {
    const messages = row.messages as unknown as RowMessage[];
    const changes = row.changes as unknown as RowChange[];
    return [
      row.line,
      row.idno,
      row.name,
      words[row.action as keyof typeof words],
      messages.map(({ column, message }) => `${column}: ${message}`).join('\n'),
      changes.map(({ field, from, to }) => (from ? `${field}: ${from} → ${to}` : `${field}: ${to}`)).join('\n'),
    ];
  });
  return writeSheet(`Report on ${found.file_name.replace(/\.\w+$/, '')}`, query.format, HEADINGS, lines);
}
