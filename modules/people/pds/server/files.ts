import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { takeUpload } from '@talaan/kernel/server/files/uploads.ts';
import { FILE_SECTIONS, type FileSection, type SectionWithFiles } from '../contract/files.ts';
import type { FileOnRow } from '../contract/sheet-view.ts';
import { noteChange, requireEditable, withSheet } from './change-sheet.ts';
import { UNCHECKED } from './rows/save-row.ts';
import { tableOf, type TableRow } from './rows/section-tables.ts';
import { fileColumn, readFiles, showFile } from './rows/show-row.ts';
import { mine, orNobody, theirs, type Whose } from './sheet-owner.ts';
import { readRow, updateRow } from './rows/write-row.ts';

const NO_ROW = 'There is no such row.';
const NO_FILE = 'There is no such file.';

/** The files of a row. Errors: 404 for a row beyond one's reach. */
export async function listFiles(call: Call<unknown, { pds_id: number }>, kind: FileSection): Promise<{ files: FileOnRow[] }> {
  const section = FILE_SECTIONS[kind];
  const { pds_id: row } = call.query;
  const whose = await whoseRow(call, await ownerOfRow(call.db, section, row), NO_ROW);
  const files = await readFiles(call.db, whose.personnelId, { section, row });
  return { files: files.get(`${section}:${row}`) ?? [] };
}

type AddCall = Call<unknown, unknown, { pds_id: number; attachment_path: string }>;

/** Attaches an upload of the caller to a row, which waits to be checked again. Errors: 404, 409 while the sheet is with the checker. */
export async function addFile(call: AddCall, kind: FileSection): Promise<{ message: string; file: FileOnRow }> {
  const section = FILE_SECTIONS[kind];
  const { pds_id: row, attachment_path } = call.body;
  const whose = await whoseRow(call, await ownerOfRow(call.db, section, row), NO_ROW);
  return withSheet(call, whose, async (db, head) => {
    requireEditable(head, whose);
    const before = await readRow(db, section, whose.personnelId, row);
    if (!before) throw notFound(NO_ROW);
    const kept = await takeUpload(call, attachment_path, 'attachment_path');
    const { rows } = await sql<{ id: number; bytes: number }>`
      insert into pds.attachment (personnel_id, file_id, ${sql.ref(fileColumn(section))}, added_by, added_at)
      values (${whose.personnelId}, ${kept.id}, ${row}, ${call.actor.accountId}, ${call.now.toString()})
      returning id, (select bytes from kernel.file where id = ${kept.id}) as bytes`.execute(db);
    const file = showFile({ ...kept, ...rows[0]! });
    await noteFile(call, whose, db, { action: 'attach a file to the data sheet', section, before, file: kept.name });
    await noteChange(call, whose, db, head);
    return { message: 'File has been added successfully', file };
  });
}

/** Removes a file of a row. */
export async function removeFile(call: Call<{ id: number }>, kind: FileSection): Promise<{ message: string }> {
  const section = FILE_SECTIONS[kind];
  const { id } = call.params;
  const found = await findFile(call.db, id);
  const row = found?.[fileColumn(section)] as number | null | undefined;
  if (!found || !row) throw notFound(NO_FILE);
  const whose = await whoseRow(call, found.personnel_id, NO_FILE);
  return withSheet(call, whose, async (db, head) => {
    requireEditable(head, whose);
    const before = await readRow(db, section, whose.personnelId, row);
    const gone = await db
      .deleteFrom('pds.attachment')
      .where('personnel_id', '=', whose.personnelId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!before || gone.numDeletedRows === 0n) throw notFound(NO_FILE);
    await noteFile(call, whose, db, { action: 'remove a file of the data sheet', section, before, file: found.name });
    await noteChange(call, whose, db, head);
    return { message: 'Document has been removed successfully' };
  });
}

/** A file for its owner and for HR; the opening of another's is noted. */
export async function fetchFile(call: Call<{ id: number }>): Promise<FileAnswer> {
  const found = await findFile(call.db, call.params.id);
  if (!found) throw notFound(NO_FILE);
  await whoseRow(call, found.personnel_id, NO_FILE);
  const file = await call.server.files.locate(call.db, found.file_id);
  return { name: file.name, contentType: file.content_type, content: { path: file.location }, inline: true };
}

interface FileChange {
  action: string;
  section: SectionWithFiles;
  before: TableRow;
  file: string;
}

async function noteFile(call: Call, whose: Whose, db: Database, { action, section, before, file }: FileChange): Promise<void> {
  if (whose.isMine) await updateRow(db, section, before, { ...UNCHECKED, version: before.version + 1 });
  await recordChange(
    { ...call, db },
    { action, subject: `${tableOf(section)}:${before.id}`, personnelId: whose.personnelId, after: { file } },
  );
}

/** Others' rows do not exist for who may not open them. */
async function whoseRow(call: Call, owner: number | undefined, message: string): Promise<Whose> {
  if (owner === undefined) throw notFound(message);
  if (owner === call.actor.personnelId) return mine(call);
  const whose = await orNobody(theirs(call, owner));
  if (!whose) throw notFound(message);
  return whose;
}

async function ownerOfRow(db: Database, section: SectionWithFiles, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ personnel_id: number }>`select personnel_id from ${sql.table(tableOf(section))} where id = ${id}`.execute(
    db,
  );
  return rows[0]?.personnel_id;
}

interface FoundFile {
  personnel_id: number;
  file_id: number;
  name: string;
  [column: string]: unknown;
}

async function findFile(db: Database, id: number): Promise<FoundFile | undefined> {
  const { rows } = await sql<FoundFile>`
    select a.*, f.name from pds.attachment a join kernel.file f on f.id = a.file_id where a.id = ${id}`.execute(db);
  return rows[0];
}
