import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Stored, Typed } from '../../contract/field.ts';
import { downloadRowFile, FILE_SECTIONS, type SectionWithFiles } from '../../contract/files.ts';
import { mask } from '../../contract/identity-numbers.ts';
import { SECTIONS, type SectionName } from '../../contract/sections.ts';
import type { FileOnRow, SheetRow } from '../../contract/sheet-view.ts';
import type { AnswerNumber } from '../../contract/sheet.ts';
import { readBoxes, takeOutContradictions } from '../../rules/read-values.ts';
import { columnOf, entryColumn, fieldsOf, isLookup, type TableRow } from './section-tables.ts';
import { asText } from '../../rules/as-text.ts';

interface Beside {
  files: readonly FileOnRow[];
  /** Names of those who checked, by account. */
  names: ReadonlyMap<number, string>;
  today: string;
  isMine: boolean;
}

/** A row as the form shows it: what was typed wrong as it was typed, masked numbers with dots. */
export function showRow(section: SectionName, row: TableRow, { files, names, today, isMine }: Beside): SheetRow {
  const values: Record<string, Typed> = {};
  const labels: Record<string, string> = {};
  for (const [name, field] of Object.entries(SECTIONS[section].fields)) {
    const shown = showField(section, row, name);
    const isWrong = Object.hasOwn(row.typed, name);
    values[name] = field.masked && !(isWrong && isMine) ? mask(String(shown ?? '')) : shown;
    if (isLookup(field)) labels[name] = isWrong ? '' : asText(row[columnOf(name)]);
  }
  return {
    id: row.id,
    version: row.version,
    question: (row.question as AnswerNumber | undefined) ?? null,
    values,
    labels,
    errors: errorsOf(section, row, today),
    check: {
      state: row.check_state,
      remark: row.check_remark,
      by: row.checked_by === null ? null : (names.get(row.checked_by) ?? null),
      at: instant(row.checked_at),
      verified_at: instant(row.verified_at),
    },
    files: [...files],
  };
}

/** A field as its box shows it, unmasked. */
export function showField(section: SectionName, row: TableRow, name: string): Typed {
  if (Object.hasOwn(row.typed, name)) return row.typed[name] as Typed;
  const field = SECTIONS[section].fields[name]!;
  if (isLookup(field)) return (row[entryColumn(name)] as number | null) ?? ((row[columnOf(name)] as string) || null);
  const source = row.permanent_is_residential === true && name.startsWith('permanent_') && name !== 'permanent_is_residential';
  const column = source ? name.replace('permanent_', 'residential_') : columnOf(name);
  return field.show(row[column] as Stored);
}

function errorsOf(section: SectionName, row: TableRow, today: string): Record<string, string[]> {
  const typed = row.typed;
  if (Object.keys(typed).length === 0) return {};
  const { wrong } = takeOutContradictions(section, readBoxes(section, typed), fieldsOf(section, row), today);
  return Object.fromEntries(Object.keys(typed).map((name) => [name, wrong[name] ?? ['This cannot be saved as it is.']]));
}

/** JSON of PostgreSQL writes an instant with its offset; the calls write it in UTC. */
function instant(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

const FILE_COLUMNS: Record<SectionWithFiles, string> = {
  work: 'work_id',
  education: 'education_id',
  voluntary: 'voluntary_id',
  eligibilities: 'eligibility_id',
  training: 'training_id',
  recognitions: 'recognition_id',
  memberships: 'membership_id',
};

export function fileColumn(section: SectionWithFiles): string {
  return FILE_COLUMNS[section];
}

export function carriesFiles(section: SectionName): section is SectionWithFiles {
  return (Object.values(FILE_SECTIONS) as SectionName[]).includes(section);
}

export type FilesOfRows = ReadonlyMap<string, FileOnRow[]>;

/** The files of a sheet, or of one of its rows, by `section:row`. */
export async function readFiles(
  db: Database,
  personnelId: number,
  only?: { section: SectionWithFiles; row: number },
): Promise<FilesOfRows> {
  const narrowed = only ? sql`and a.${sql.ref(fileColumn(only.section))} = ${only.row}` : sql``;
  const { rows } = await sql<FileRow>`
    select a.id, a.work_id, a.education_id, a.voluntary_id, a.eligibility_id, a.training_id, a.recognition_id, a.membership_id,
      f.name, f.bytes, f.path
    from pds.attachment a join kernel.file f on f.id = a.file_id where a.personnel_id = ${personnelId} and a.copy_id is null ${narrowed} order by a.id`.execute(
    db,
  );
  const files = new Map<string, FileOnRow[]>();
  for (const row of rows) {
    const [section, column] = Object.entries(FILE_COLUMNS).find(([, name]) => row[name] !== null)!;
    const key = `${section}:${asText(row[column])}`;
    files.set(key, [...(files.get(key) ?? []), showFile(row)]);
  }
  return files;
}

/** The files of sheets that were set aside, by their copies. */
export async function filesOfCopies(db: Database, personnelId: number): Promise<Map<number, FileOnRow[]>> {
  const { rows } = await sql<FileRow & { copy_id: number }>`
    select a.id, a.copy_id, f.name, f.bytes, f.path from pds.attachment a join kernel.file f on f.id = a.file_id
    where a.personnel_id = ${personnelId} and a.copy_id is not null order by a.id`.execute(db);
  const grouped = Map.groupBy(rows, ({ copy_id }) => copy_id);
  return new Map([...grouped].map(([copy, files]) => [copy, files.map(showFile)]));
}

interface FileRow {
  id: number;
  name: string;
  bytes: number;
  path: string;
  [column: string]: unknown;
}

export function showFile({ id, name, bytes, path }: Pick<FileRow, 'id' | 'name' | 'bytes' | 'path'>): FileOnRow {
  return { id, name, bytes, attachment_path: path, attachment_absolute_path: downloadRowFile.path.replace('{id}', String(id)) };
}

export async function checkerNames(db: Database, rows: readonly TableRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ checked_by }) => (checked_by === null ? [] : [checked_by])))];
  if (ids.length === 0) return new Map();
  const accounts = await db.selectFrom('identity.account_view').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(accounts.map(({ id, name }) => [id, name]));
}
