import { sql } from 'kysely';
import type { z } from 'zod';
import { recordChange, recordChanges } from '@talaan/kernel/server/audit/audit.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { isPostgresError, Refusal, wrongState } from '@talaan/kernel/server/errors.ts';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { ImportCalls } from '../contract/import-calls.ts';
import type { RowInTheWay } from '../contract/import-record.ts';
import { describeUpload, findUpload, type UploadOnRecord } from './find-upload.ts';
import { listDependents } from './list-dependents.ts';
import { sourceOf, type Imports } from './spreadsheets.ts';
import { lockImports, restoreBefore, snapshot, type Subject, type Undo } from './undo.ts';

type UndoCall = Call<{ id: number }>;

/** Rows by table. */
type Snapshot = Record<string, Record<string, unknown>[]>;

interface SubjectOfUpload extends Subject {
  line: number;
  key: string;
  name: string;
  before: Snapshot | null;
  now: Snapshot;
  isChanged: boolean;
}

/** Undoes a whole import. Errors: 409 with `rows`, each with its reason, when something changed since or something depends on it. */
export async function undoUpload(call: UndoCall, imports: Imports): Promise<z.input<ImportCalls['undo']['response']>> {
  const { db, params } = call;
  const found = await findUpload(db, imports, params.id, { lock: true });
  if (found.state !== 'imported')
    throw wrongState(found.state === 'undone' ? 'This import was already undone.' : 'This import has not stored anything yet.');
  const { undo, title } = sourceOf(imports, found.section);
  if (!undo) throw wrongState(`An import of ${title.toLowerCase()} cannot be undone: what it stored stays.`);
  await lockImports(db);
  await undo.lock?.(db);
  await giveReason(call, `Undoing of the import of ${found.file_name}`);
  await withOpenRecords(db, 'everybody', () => restore(call, found, undo));
  await db.updateTable('imports.upload').set({ state: 'undone', undone_at: call.now.toString() }).where('id', '=', found.id).execute();
  await recordChange(call, {
    action: `undo an import of ${title.toLowerCase()}`,
    subject: `imports.upload:${found.id}`,
    before: { file: found.file_name, ...found.counts },
  });
  return { import: await describeUpload(db, imports, params.id) };
}

async function restore(call: UndoCall, { id, made }: UploadOnRecord, undo: Undo): Promise<void> {
  const { db } = call;
  const subjects = await findSubjects(db, id, undo);
  await refuseRowsInTheWay(call, subjects, undo);
  const added = subjects.flatMap((one) => (one.isAdded ? [one.id] : []));
  try {
    for (const { table, column } of undo.tables.filter((one) => one.table !== undo.subject))
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${added}::integer[])`.execute(db);
    await sql`delete from ${sql.table(undo.subject)} where id = any(${added}::integer[])`.execute(db);
    await restoreBefore(db, id, undo);
    await undo.undone?.(call, subjects, made);
  } catch (error) {
    // What the checks above cannot know of, the constraints do.
    if (isPostgresError(error) && error.code.startsWith('23'))
      throw wrongState('This import can no longer be undone: later records rest on what it stored.');
    throw error;
  }
  await recordChanges(
    call,
    subjects.map(({ id: subject, personnelId, isAdded, before, now }) => ({
      action: isAdded ? 'remove what an import added' : 'restore what was before an import',
      subject: `${undo.subject}:${subject}`,
      personnelId,
      before: said(undo, now),
      after: said(undo, before) ?? undefined,
    })),
  );
}

/** What tables have of a subject, as the audit trail says it. */
function said({ hidden = [] }: Undo, snapshot: Snapshot | null): Snapshot | null {
  if (snapshot === null || hidden.length === 0) return snapshot;
  const without = (row: Record<string, unknown>) => Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));
  return Object.fromEntries(Object.entries(snapshot).map(([table, rows]) => [table, rows.map(without)]));
}

async function findSubjects(db: Database, uploadId: number, undo: Undo): Promise<SubjectOfUpload[]> {
  const { rows } = await sql<SubjectOfUpload>`
    select r.line, r.key, r.name, r.subject_id as id, r.personnel_id as "personnelId", r.before, r.before is null as "isAdded", s.now,
      md5(s.now::text) <> r.after as "isChanged"
    from imports.upload_row r cross join lateral (select ${snapshot(undo, sql`r.subject_id`)} as now) s
    where r.upload_id = ${uploadId} and r.after is not null order by r.line`.execute(db);
  return rows;
}

const NAMED = 5;
const LISTED = 200;

async function refuseRowsInTheWay(call: UndoCall, subjects: readonly SubjectOfUpload[], undo: Undo): Promise<void> {
  const added = subjects.filter(({ isAdded }) => isAdded).map(({ id }) => id);
  const own = new Map([...undo.tables.map(({ table, column }) => [table, column] as const), [undo.subject, 'id'] as const]);
  const dependents = await listDependents(call.db, undo.subject, added, own);
  const refused = (await undo.refuse?.(call, subjects)) ?? new Map<number, string>();
  const inTheWay = subjects.flatMap(({ id, line, key, name, isChanged }): RowInTheWay[] => {
    const others = dependents.get(id);
    const reason = isChanged ? 'changed or removed since' : others ? `others refer to it: ${others.join(', ')}` : refused.get(id);
    return reason === undefined ? [] : [{ line, key, name, reason }];
  });
  if (inTheWay.length === 0) return;
  const named = inTheWay
    .slice(0, NAMED)
    .map(({ line, key, name, reason }) => `row ${line}, ${name || key}${name && key ? ` (${key})` : ''}: ${reason}`);
  const more = inTheWay.length > NAMED ? `; and ${inTheWay.length - NAMED} more rows` : '';
  throw new Refusal(409, {
    message: `This import can no longer be undone: ${named.join('; ')}${more}.`,
    actions: [],
    rows: inTheWay.slice(0, LISTED),
  });
}
