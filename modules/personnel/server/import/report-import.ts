import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { downloadImportReport, RowChange, RowMessage } from '../../contract/import.ts';
import { writeSheet, type SheetCell } from '@talaan/kernel/server/write-sheet.ts';
import { importFields } from '../../rules/import-fields.ts';
import { findImport } from './import-row.ts';
import type { RowsOfImports } from './page-of-imports.ts';
import { requireImporter } from './require-importer.ts';

const BEFORE = { new: 'would be added', update: 'would be changed', unchanged: 'unchanged', wrong: 'has problems' };
const AFTER = { new: 'added', update: 'changed', unchanged: 'unchanged', wrong: 'left out' };
const UNDONE = { new: 'added, then undone', update: 'changed, then undone', unchanged: 'unchanged', wrong: 'left out' };

/** What every row did or would do. Errors: 409 before the first check. */
export async function reportImport(call: Call<{ id: number }, z.output<typeof downloadImportReport.query>>): Promise<FileAnswer> {
  requireImporter(call);
  const { db, params, query } = call;
  const found = await findImport(db, params.id);
  if (found.state === 'uploaded') throw wrongState('There is nothing to report yet: the file has not been checked.', ['check']);
  const rows = await readOutcomes(db, 'personnel.import_row', params.id);
  const { headings, lines } = sayOutcomes(rows, found.state, [importFields.idno.title, 'Name']);
  return writeSheet(`Report on ${found.file_name.replace(/\.\w+$/, '')}`, query.format, headings, lines);
}

interface OutcomeRow {
  line: number;
  key: string;
  name: string;
  action: string | null;
  messages: RowMessage[];
  changes: RowChange[];
}

/** All rows of an import as the last check left them. */
export async function readOutcomes(db: Database, table: RowsOfImports, importId: number): Promise<OutcomeRow[]> {
  const { rows } = await sql<OutcomeRow>`
    select line, key, name, action, messages, changes from ${sql.table(table)} where import_id = ${importId} order by line`.execute(db);
  return rows;
}

/** The rows of a report: what each did, or would do, in words. `titles` are of what they are known by and what stands beside it. */
export function sayOutcomes(
  rows: readonly OutcomeRow[],
  state: string,
  titles: readonly [string, string],
): { headings: string[]; lines: SheetCell[][] } {
  const words = state === 'imported' ? AFTER : state === 'undone' ? UNDONE : BEFORE;
  const lines = rows.map((row) => [
    row.line,
    row.key,
    row.name,
    words[row.action as keyof typeof words],
    row.messages.map(({ column, message }) => `${column}: ${message}`).join('\n'),
    row.changes.map(({ field, from, to }) => (from ? `${field}: ${from} → ${to}` : `${field}: ${to}`)).join('\n'),
  ]);
  return { headings: ['Row', ...titles, 'Outcome', 'Messages', 'Changes'], lines };
}
