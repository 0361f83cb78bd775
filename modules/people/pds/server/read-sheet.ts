import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { SheetOnPaper } from '../contract/sheet.ts';
import { readInternalWork } from './read-internal-work.ts';
import { readRows } from './rows/read-rows.ts';
import { toPaper } from './to-paper.ts';

/** The sheet of a person as it is printed. Does not check who asks: do so first, and note the opening. Errors: 404 where there is none. */
export async function readSheet(db: Database, personnelId: number, today: string): Promise<SheetOnPaper> {
  const sheet = (await readSheets(db, [personnelId], today)).get(personnelId);
  if (!sheet) throw notFound('This person has no data sheet yet.');
  return sheet;
}

/** The sheets of these people, by person, in a constant number of statements; anyone who has none is left out. */
export function readSheets(db: Database, ids: readonly number[], today: string): Promise<Map<number, SheetOnPaper>> {
  return withOpenRecords(db, ids, (tx) => readOpenSheets(tx, ids, today));
}

/** The same where the records are open already. */
export async function readOpenSheets(db: Database, ids: readonly number[], today: string): Promise<Map<number, SheetOnPaper>> {
  const { rows: heads } = await sql<{ personnel_id: number; idno: string; not_applicable: string[] }>`
      select s.personnel_id, p.idno, s.not_applicable from pds.sheet s join personnel.person_view p on p.id = s.personnel_id
      where s.personnel_id = any(${ids}::integer[])`.execute(db);
  const found = heads.map(({ personnel_id }) => personnel_id);
  const rows = await readRows(db, found);
  const internal = await readInternalWork(db, found, today);
  return new Map(
    heads.map(({ personnel_id: id, idno, not_applicable }) => [id, toPaper(rows.get(id)!, internal.get(id)!, idno, not_applicable)]),
  );
}
