import { createHash } from 'node:crypto';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { ImportCounts, ImportRow, RowAction } from '../contract/import-record.ts';
import { isWrong } from '../rules/read-rows.ts';
import { type UploadOnRecord } from './find-upload.ts';
import type { Checked, PlannedRow } from './import-source.ts';
import { sourceOf, type Imports } from './spreadsheets.ts';

export interface Outcome extends Omit<ImportRow, 'id'> {
  line: number;
  subject_id: number | null;
  personnel_id: number | null;
}

export interface DryRun extends Pick<Checked, 'ask' | 'write' | 'dates'> {
  rows: Outcome[];
  counts: ImportCounts;
  /** The digest of what was found: another one means that the records changed in between. */
  outcome: string;
}

type ToCheck = Pick<UploadOnRecord, 'id' | 'section' | 'columns' | 'choices' | 'accepted' | 'date_order' | 'office_id'>;

interface Asked {
  server: Server;
  today: string;
  self: number | null;
  account: number;
  lock: boolean;
}

/** Checks all rows of an upload against the records as they are now; `lock` locks what they are about until the transaction ends. */
export async function dryRun(
  db: Database,
  imports: Imports,
  { id, section, columns, choices, accepted, date_order: dateOrder, office_id: officeId }: ToCheck,
  asked: Asked,
): Promise<DryRun> {
  const lines = await withOpenRecords(db, 'everybody', (open) =>
    open.selectFrom('imports.upload_row').select(['line', 'cells']).where('upload_id', '=', id).orderBy('line').execute(),
  );
  const takenAnyway = new Set(accepted);
  const {
    dates,
    rows: planned,
    ask,
    write,
  } = await sourceOf(imports, section).check(
    { db, choices, officeId, dateOrder, ...asked },
    lines.map((one) => ({ ...one, isAccepted: takenAnyway.has(one.line) })),
    columns,
  );
  const rows = planned.map(outcomeOf);
  return { rows, counts: countActions(rows), outcome: digest(planned, rows), dates, ask, write };
}

function outcomeOf({ row, name, subjectId, personnelId, plan, isNew, changes }: PlannedRow<unknown, unknown>): Outcome {
  const { line, key, messages } = row;
  const action: RowAction = isWrong(row) ? 'wrong' : plan === null ? 'unchanged' : isNew ? 'new' : 'update';
  const isWritten = action === 'new' || action === 'update';
  return {
    line,
    key: key.slice(0, 60),
    name,
    subject_id: subjectId,
    personnel_id: personnelId,
    action,
    // A row that stores nothing has nothing to warn of.
    messages: isWritten ? messages : messages.filter(({ level }) => level !== 'warning'),
    changes: isWritten ? changes : [],
  };
}

function countActions(rows: readonly Outcome[]): ImportCounts {
  const counts = { rows: rows.length, new: 0, update: 0, unchanged: 0, wrong: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

function digest(planned: readonly PlannedRow<unknown, unknown>[], rows: readonly Outcome[]): string {
  const hash = createHash('sha256');
  for (const [at, row] of rows.entries()) hash.update(JSON.stringify([row, planned[at]!.plan]));
  return hash.digest('hex');
}
