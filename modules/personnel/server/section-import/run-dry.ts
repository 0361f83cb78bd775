import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ImportCounts, RowAction, RowChange, RowMessage } from '../../contract/import.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/open-records.ts';
import { cellOf, isWrong, type JudgedRow, type PersonOfFile } from '../../rules/section-import/read-section-rows.ts';
import type { PersonnelNeeds } from '../needs.ts';
import type { SectionOnRecord } from './find-section-import.ts';
import type { Judged } from './section-work.ts';
import { sectionWorks } from './section-works.ts';

export interface Outcome {
  line: number;
  idno: string;
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
  needs: PersonnelNeeds;
  today: string;
  self: number | null;
}

/** Checks all rows of an import against the records as they are now; `lock` holds its people until the transaction ends. */
export async function runDry(
  db: Database,
  { id, section, columns }: Pick<SectionOnRecord, 'id' | 'section' | 'columns'>,
  { needs, today, self }: Asked,
  { lock = false } = {},
): Promise<DryRun> {
  const cells = await withOpenRecords(db, 'everybody', (open) =>
    open.selectFrom('personnel.section_import_row').select(['line', 'cells']).where('import_id', '=', id).orderBy('line').execute(),
  );
  const numbers = [...new Set(cells.map((row) => cellOf(row.cells, columns, 'idno')).filter(Boolean))];
  const people = await findPeopleOfFile(db, numbers, lock);
  const judged = await sectionWorks[section].judge({ db, needs, today, rows: cells, columns, people, self });
  const rows = judged.rows.map(outcomeOf);
  return { rows, counts: countActions(rows), outcome: digest(judged.rows, rows), write: judged.write };
}

/** The people with these employee numbers; that of a merged record leads to the kept one. */
async function findPeopleOfFile(db: Database, numbers: readonly string[], lock: boolean): Promise<Map<string, PersonOfFile>> {
  const { rows } = await sql<PersonOfFile & { idno: string }>`
    select given.idno, p.id, p.fullname, p.surname, p.first_name, p.birth_date
    from personnel.person given join personnel.person p on p.id = coalesce(given.merged_into, given.id)
    where given.idno = any(${[...numbers]})`.execute(db);
  if (lock) await sql`select from personnel.person where id = any(${rows.map(({ id }) => id)}) order by id for no key update`.execute(db);
  return new Map(rows.map(({ idno, ...person }) => [idno, person]));
}

function outcomeOf({ row, plan, isNew, changes }: JudgedRow<unknown, unknown>): Outcome {
  const action = isWrong(row) ? 'wrong' : plan === null ? 'unchanged' : isNew ? 'new' : 'update';
  return {
    line: row.line,
    idno: row.idno.slice(0, 60),
    name: row.person?.fullname ?? '',
    personnel_id: row.person?.id ?? null,
    action,
    messages: row.messages,
    changes: action === 'new' || action === 'update' ? changes : [],
  };
}

function countActions(rows: readonly Outcome[]): ImportCounts {
  const counts = { rows: rows.length, new: 0, update: 0, unchanged: 0, wrong: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
}

function digest(judged: readonly JudgedRow<unknown, unknown>[], rows: readonly Outcome[]): string {
  const hash = createHash('sha256');
  for (const [at, row] of rows.entries()) hash.update(JSON.stringify([row, judged[at]!.plan]));
  return hash.digest('hex');
}
