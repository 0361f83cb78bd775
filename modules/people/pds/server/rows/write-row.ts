import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Stored, Typed } from '../../contract/field.ts';
import type { SectionName } from '../../contract/sections.ts';
import { readBoxes, takeOutContradictions, unknownFields } from '../../rules/read-values.ts';
import { columnOf, fieldsOf, tableOf, type TableRow } from './section-tables.ts';
import { resolveValues } from '../resolve-values.ts';

interface Writing {
  db: Database;
  section: SectionName;
  personnelId: number;
  accountId: number;
  today: string;
}

export interface RowValues {
  /** Columns and what they get. */
  columns: Record<string, Stored>;
  /** What was typed and cannot be kept, by field. */
  typed: Record<string, Typed>;
}

/** What a row is to hold after something was typed into it; reads again what was typed before and could not be kept. */
export async function planRow(writing: Writing, before: TableRow | undefined, typed: Record<string, Typed>): Promise<RowValues> {
  const { db, section, today, personnelId, accountId } = writing;
  const all = { ...before?.typed, ...typed };
  const boxes = readBoxes(section, all);
  const { entries, ...resolved } = await resolveValues(db, section, boxes, { personnelId, accountId, today, before });
  const kept = before ? fieldsOf(section, before) : {};
  const { right, wrong } = takeOutContradictions(section, resolved, kept, today);
  const columns: Record<string, Stored> = {};
  for (const [name, value] of Object.entries(right)) {
    columns[columnOf(name)] = value;
    const entry = `${columnOf(name)}_id`;
    if (entry in entries) columns[entry] = entries[entry]!;
  }
  return { columns, typed: Object.fromEntries(Object.keys(wrong).map((name) => [name, all[name]!])) };
}

/** Errors: 422 where a field is none of the section. */
export function refuseUnknown(section: SectionName, values: Record<string, Typed>): void {
  const unknown = unknownFields(section, values);
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((name) => [name, ['There is no such field.']])));
}

export async function readRow(db: Database, section: SectionName, personnelId: number, id: number): Promise<TableRow | undefined> {
  const { rows } = await sql<{ row: TableRow }>`
    select to_jsonb(t) as row from ${sql.table(tableOf(section))} t where t.personnel_id = ${personnelId} and t.id = ${id}`.execute(db);
  return rows[0]?.row;
}

/** Writes columns of a row; a text array goes as such. */
export async function updateRow(db: Database, section: SectionName, row: TableRow, columns: Record<string, unknown>): Promise<TableRow> {
  const assignments = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql<{ row: TableRow }>`
    update ${sql.table(tableOf(section))} t set ${sql.join(assignments)}
    where t.personnel_id = ${row.personnel_id} and t.id = ${row.id} returning to_jsonb(t) as row`.execute(db);
  return rows[0]!.row;
}

export async function insertRow(db: Database, section: SectionName, columns: Record<string, unknown>): Promise<TableRow> {
  const names = Object.keys(columns).map((column) => sql.ref(column));
  const { rows } = await sql<{ row: TableRow }>`
    insert into ${sql.table(tableOf(section))} as t (${sql.join(names)}) values (${sql.join(Object.values(columns))})
    returning to_jsonb(t) as row`.execute(db);
  return rows[0]!.row;
}
