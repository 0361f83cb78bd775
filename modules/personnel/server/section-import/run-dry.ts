import { createHash } from 'node:crypto';
import type { ImportCounts, RowAction, RowChange, RowMessage } from '../../contract/import.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import { isWrong } from '../../rules/section-import/read-section-rows.ts';
import type { SectionOnRecord } from './find-section-import.ts';
import { workOf, type ImportDesk, type Judged, type Judgement } from './section-work.ts';

export interface Outcome {
  line: number;
  key: string;
  name: string;
  personnel_id: number | null;
  action: RowAction;
  messages: RowMessage[];
  changes: RowChange[];
}

export interface DryRun {
  rows: Outcome[];
  counts: ImportCounts;
  /** The digest of what was found: another one means that the records changed in between. */
  outcome: string;
  write: Judged['write'];
}

interface Asked {
  desk: ImportDesk;
  today: string;
  self: number | null;
}

/** Checks all rows of an import against the records as they are now; `lock` holds what they are about until the transaction ends. */
export async function runDry(
  db: Database,
  { id, section, columns }: Pick<SectionOnRecord, 'id' | 'section' | 'columns'>,
  { desk, today, self }: Asked,
  { lock = false } = {},
): Promise<DryRun> {
  const cells = await withOpenRecords(db, 'everybody', (open) =>
    open.selectFrom('personnel.section_import_row').select(['line', 'cells']).where('import_id', '=', id).orderBy('line').execute(),
  );
  const judged = await workOf(desk, section).judge({ db, today, rows: cells, columns, self, lock });
  const rows = judged.rows.map(outcomeOf);
  return { rows, counts: countActions(rows), outcome: digest(judged.rows, rows), write: judged.write };
}

function outcomeOf(judgement: Judgement): Outcome {
  const { line, key, name, personnelId, messages, plan, isNew, changes } = judgement;
  const action = isWrong(judgement) ? 'wrong' : plan === null ? 'unchanged' : isNew ? 'new' : 'update';
  return {
    line,
    key: key.slice(0, 60),
    name,
    personnel_id: personnelId,
    action,
    messages,
    changes: action === 'new' || action === 'update' ? changes : [],
  };
}

function countActions(rows: readonly Outcome[]): ImportCounts {
  const counts = { rows: rows.length, new: 0, update: 0, unchanged: 0, wrong: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

function digest(judged: readonly Judgement[], rows: readonly Outcome[]): string {
  const hash = createHash('sha256');
  for (const [at, row] of rows.entries()) hash.update(JSON.stringify([row, judged[at]!.plan]));
  return hash.digest('hex');
}
