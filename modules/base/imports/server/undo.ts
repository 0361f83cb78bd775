import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';

/** What an undoing works with. */
export type Undoing = Pick<Call, 'db' | 'server' | 'actor' | 'now' | 'requestId' | 'today'>;

/** A table in which an import may store something about its subjects. */
export interface UndoTable {
  table: string;
  /** The column that names the subject. */
  column: string;
  /** Whether its rows, known by `id`, are changed back where they are, since others refer to them. Else they are taken out and put back. */
  inPlace?: true;
}

export interface Subject {
  id: number;
  personnelId: number | null;
  isAdded: boolean;
}

/** How an import of a source is undone: each subject becomes as it was, while it is still as the import left it. */
export interface Undo {
  /** The table of the subjects, such as `personnel.person`. What the import added to it is removed again. */
  subject: string;
  tables: readonly UndoTable[];
  /** Columns that the audit trail does not repeat, such as what is sealed. */
  hidden?: readonly string[];
  /** Said first, so that nothing new refers to the subjects meanwhile. */
  lock?: (db: Database) => Promise<void>;
  /** What else forbids it: the reason, by subject. */
  refuse?: (undoing: Undoing, subjects: readonly Subject[]) => Promise<ReadonlyMap<number, string>>;
  /** What follows once the subjects are as they were. */
  undone?: (undoing: Undoing, subjects: readonly Subject[], made: object) => Promise<void>;
}

/** Imports and undoings follow one another: each sees what the one before it stored. */
export async function lockImports(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('imports.write'))`.execute(db);
}

/** All that the tables say of a subject, as one value to compare and to restore. */
export function snapshot({ tables }: Undo, subject: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = tables.flatMap(({ table, column }) => [
    sql`${table}::text`,
    sql`(select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') from ${sql.table(table)} t where t.${sql.id(column)} = ${subject})`,
  ]);
  return sql`jsonb_build_object(${sql.join(parts)})`;
}

/** Keeps what is on record of the subjects of the accepted rows, each on its first row. */
export async function keepBefore(db: Database, uploadId: number, undo: Undo): Promise<void> {
  await sql`update imports.upload_row r set before = ${snapshot(undo, sql`r.subject_id`)} where ${firstOfSubject(uploadId)}`.execute(db);
}

/** Keeps the digest of what is on record of them now. */
export async function keepAfter(db: Database, uploadId: number, undo: Undo): Promise<void> {
  await sql`update imports.upload_row r set after = md5((${snapshot(undo, sql`r.subject_id`)})::text) where ${firstOfSubject(uploadId)}`.execute(
    db,
  );
}

function firstOfSubject(uploadId: number): RawBuilder<unknown> {
  return sql`r.upload_id = ${uploadId} and r.line in (select min(line) from imports.upload_row
    where upload_id = ${uploadId} and action in ('new', 'update') and subject_id is not null group by subject_id)`;
}

/** Restores what the subjects of an upload were before it; the new ones are gone already. */
export async function restoreBefore(db: Database, uploadId: number, { tables }: Undo): Promise<void> {
  const restoring = await Promise.all(tables.map(async (one) => ({ ...one, columns: await storedColumns(db, one.table) })));
  for (const one of restoring) await takeOut(db, uploadId, one);
  for (const one of restoring) await putBack(db, uploadId, one);
}

interface Restoring extends UndoTable {
  /** All but the generated ones. */
  columns: string[];
}

async function storedColumns(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' and not attisdropped order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

/** The rows as they were: `b`, in the type of the table. */
function rowsBefore(uploadId: number, table: string): RawBuilder<unknown> {
  return sql`imports.upload_row r cross join lateral jsonb_populate_recordset(null::${sql.table(table)}, r.before -> ${table}::text) b
    where r.upload_id = ${uploadId} and r.before is not null`;
}

async function takeOut(db: Database, uploadId: number, { table, column, inPlace }: Restoring): Promise<void> {
  const isSame = inPlace ? sql`b ->> 'id' = t.id::text` : sql`b = to_jsonb(t)`;
  await sql`delete from ${sql.table(table)} t using imports.upload_row r
    where r.upload_id = ${uploadId} and r.before is not null and r.subject_id = t.${sql.id(column)}
      and not exists (select from jsonb_array_elements(r.before -> ${table}::text) b where ${isSame})`.execute(db);
}

async function putBack(db: Database, uploadId: number, { table, inPlace, columns }: Restoring): Promise<void> {
  if (inPlace) {
    const settings = sql.join(columns.map((name) => sql`${sql.id(name)} = n.${sql.id(name)}`));
    await sql`update ${sql.table(table)} t set ${settings} from (select b.* from ${rowsBefore(uploadId, table)}) n
      where t.id = n.id and to_jsonb(t) <> to_jsonb(n)`.execute(db);
    return;
  }
  const names = sql.join(columns.map((name) => sql.id(name)));
  const values = sql.join(columns.map((name) => sql`n.${sql.id(name)}`));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from (select b.* from ${rowsBefore(uploadId, table)}) n
    where not exists (select from ${sql.table(table)} t where to_jsonb(t) = to_jsonb(n))`.execute(db);
}
