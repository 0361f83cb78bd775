import { sql } from 'kysely';
import { longDate } from '../../contract/dates.ts';
import type { FieldEditCalls } from '../../contract/field-edits.ts';
import type { Database } from '../database/database.ts';
import type { Call } from '../mount.ts';
import type { FoundRow } from './split-rows.ts';

/** A row as the rule of the single edit judges it. */
export interface EditedRow extends FoundRow {
  /** What its fields are now, as the calls say them. */
  values: Readonly<Record<string, unknown>>;
}

/** What an edit would make of rows: the same in all of them. */
export interface FieldChange<A = unknown> {
  field: string;
  value: unknown;
  asked: A;
}

/** A row with what it gets: of an edit the value, of undoing what it was. */
export interface RowChange<Row> {
  row: Row;
  value: unknown;
}

/** The words of values of a field; undefined for one that may not be chosen. */
export type InWords = (value: unknown) => string | undefined;

/** How one field of chosen rows of a list is edited. As many statements for 500 rows as for one. */
export interface FieldEdits<Row extends EditedRow, A = unknown> {
  calls: FieldEditCalls;
  /** As the audit trail names a record, before its number (last-changes.ts). */
  subject: string;
  /** Those of these rows that the caller may edit in principle; locked, and read as they are after that, where they are about to be written. */
  read: (call: Call, ids: readonly number[], change: FieldChange<A>, lock: boolean) => Promise<Row[]>;
  /** Why the rule leaves a row as it is, as it would for the single edit. */
  whyNot?: (row: Row, change: FieldChange<A>) => string | null;
  /** Refuses the value itself, whatever the row. */
  requireSound?: (call: Call, change: FieldChange<A>) => Promise<void>;
  /** Whether a row is so already; without it where its value is the same. */
  isSame?: (row: Row, change: FieldChange<A>) => boolean;
  inWords?: (call: Call, field: string, values: readonly unknown[]) => Promise<InWords>;
  /** Writes rows, with the audit trail; answers what undoing needs of a row beside the value before. */
  write: (
    call: Call,
    changes: readonly RowChange<Row>[],
    change: Pick<FieldChange<A>, 'field' | 'asked'>,
  ) => Promise<Map<number, unknown> | void>;
  /** Puts back what `write` answered, or the values before; without it `write` does. */
  putBack?: (call: Call, changes: readonly RowChange<Row>[], change: Pick<FieldChange<A>, 'field' | 'asked'>) => Promise<void>;
}

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** Text as it is, and days in words. */
export const plainly: InWords = (value) => {
  if (value === null || value === '') return '—';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return ISO_DAY.test(text) ? longDate(text) : text;
};

/** The words of codes. */
export function wordsOfCodes(words: Readonly<Record<string, string>>): InWords {
  return (value) => words[String(value)];
}

/** The names of entries of a list, by their numbers. */
export async function namesOf(db: Database, table: string, ids: readonly unknown[]): Promise<InWords> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from ${sql.raw(table)} where id = any(${ids.filter((id) => typeof id === 'number')}::integer[])`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? '—' : names.get(id as number));
}
