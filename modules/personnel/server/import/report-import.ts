import type { z } from 'zod';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { downloadImportReport, RowChange, RowMessage } from '../../contract/import.ts';
import { writeSheet, type SheetCell } from '@talaan/kernel/server/write-sheet.ts';
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
    .$narrowType<{ messages: RowMessage[]; changes: RowChange[] }>()
    .where('import_id', '=', params.id)
    .orderBy('line')
    .execute();
  const { headings, lines } = sayOutcomes(rows, found.state);
  return writeSheet(`Report on ${found.file_name.replace(/\.\w+$/, '')}`, query.format, headings, lines);
}

interface OutcomeRow {
  line: number;
  idno: string;
  name: string;
  action: string | null;
  messages: RowMessage[];
  changes: RowChange[];
}

/** The rows of a report: what each did, or would do, in words. */
export function sayOutcomes(rows: readonly OutcomeRow[], state: string): { headings: string[]; lines: SheetCell[][] } {
  const words = state === 'imported' ? AFTER : state === 'undone' ? UNDONE : BEFORE;
  const lines = rows.map((row) => [
    row.line,
    row.idno,
    row.name,
    words[row.action as keyof typeof words],
    row.messages.map(({ column, message }) => `${column}: ${message}`).join('\n'),
    row.changes.map(({ field, from, to }) => (from ? `${field}: ${from} → ${to}` : `${field}: ${to}`)).join('\n'),
  ]);
  return { headings: HEADINGS, lines };
}
