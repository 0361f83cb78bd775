import { createHash } from 'node:crypto';
import type { ImportColumns, ImportCounts, OfficeChoice, PositionChoice } from '../../contract/import.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { checkImport, type CheckedRow } from '../../rules/check-import.ts';
import { openPlaces, type Places } from '../../rules/places.ts';
import { readCell } from '../../rules/read-draft.ts';
import { loadPeople, loadPinSpans } from './load-people.ts';
import { loadUniversity } from './load-university.ts';

export interface DryRun {
  rows: CheckedRow[];
  places: Places;
  counts: ImportCounts;
  /** The digest of what was found: another one means that the records changed in between. */
  outcome: string;
}

interface Question {
  id: number;
  columns: ImportColumns;
  office_choices: readonly OfficeChoice[];
  position_choices: readonly PositionChoice[];
}

/** Checks all rows of an import against the records as they are now; a handful of reads, whatever the size. */
export async function dryRun(db: Database, { id, columns, office_choices, position_choices }: Question, today: string): Promise<DryRun> {
  const rows = await db.selectFrom('personnel.import_row').select(['line', 'cells']).where('import_id', '=', id).orderBy('line').execute();
  const places = openPlaces(await loadUniversity(db), office_choices, position_choices);
  const people = await loadPeople(db, valuesOf(rows, columns, 'idno'), today);
  const pinSpans = await loadPinSpans(db, valuesOf(rows, columns, 'pin'));
  const checked = checkImport({ rows, columns, places, people, pinSpans, today });
  return { rows: checked, places, counts: countActions(checked), outcome: digest(checked) };
}

function valuesOf(rows: readonly { cells: string[] }[], columns: ImportColumns, field: 'idno' | 'pin'): string[] {
  return [...new Set(rows.map(({ cells }) => readCell(cells, columns, field)).filter(Boolean))];
}

function countActions(rows: readonly CheckedRow[]): ImportCounts {
  const counts = { rows: rows.length, new: 0, update: 0, unchanged: 0, wrong: 0 };
  for (const row of rows) counts[row.action] += 1;
  return counts;
}

function digest(rows: readonly CheckedRow[]): string {
  const hash = createHash('sha256');
  for (const { line, action, changes, messages } of rows) hash.update(JSON.stringify([line, action, changes, messages]));
  return hash.digest('hex');
}
