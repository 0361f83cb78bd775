import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { SectionName } from '../../contract/sections.ts';
import type { SheetRow } from '../../contract/sheet-view.ts';
import type { TableRow } from './section-tables.ts';
import { carriesFiles, checkerNames, readFiles, showRow } from './show-row.ts';
import type { Whose } from '../sheet-owner.ts';

/** A single row as the form shows it, with its files. */
export async function showOneRow(
  { today }: Pick<Call, 'today'>,
  db: Database,
  { personnelId, isMine }: Whose,
  section: SectionName,
  row: TableRow,
): Promise<SheetRow> {
  const files = carriesFiles(section) ? await readFiles(db, personnelId, { section, row: row.id }) : new Map();
  const names = await checkerNames(db, [row]);
  return showRow(section, row, { files: files.get(`${section}:${row.id}`) ?? [], names, today, isMine });
}
